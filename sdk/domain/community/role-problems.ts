/**
 * A rejection by the community that won't go away until someone changes the community's settings.
 */
export interface RoleRejection {
  refused: 'NO_MEMBER' | 'NO_ROLE' | 'NO_PERMISSION';
  role?: string;
  taking?: boolean;
}

/** Describes all rejections for staff. Returns null if there are none. */
export function joinProblems(rejections: readonly RoleRejection[]): string | null {
  return rejections.length === 0 ? null : [...new Set(rejections.map(describeProblem))].join(' ');
}

function describeProblem({ refused, role, taking = false }: RoleRejection): string {
  if (refused === 'NO_MEMBER') {
    return "This person isn't in the community. They'll get their roles when they join.";
  }
  if (refused === 'NO_ROLE') {
    return `The community has no role “${role}”. Create the role there, or correct the item's DISCORD attribute.`;
  }
  if (role === undefined) {
    return "The shop's bot can't access the community. Check that the bot was invited, and check its token.";
  }
  return (
    `The shop's bot isn't allowed to ${taking ? 'remove' : 'assign'} “${role}”. ` +
    'Allow the bot to manage roles, and move its own role above this one.'
  );
}
