/** The name over a group of tools; with room in height, a pointer gets more of it. */
export const groupLabel = {
  px: 2,
  fontSize: '0.8125rem',
  lineHeight: '24px',
  color: 'text.secondary',
  '@media (min-height: 860px)': { lineHeight: { md: '28px' } },
} as const;
