import { __unsafe_useEmotionCache as useEmotionCache, type Interpolation } from '@emotion/react';
import emotionStyled, { type StyledOptions } from '@emotion/styled';
import { createElement, type FunctionComponent } from 'react';

/** Below an emotion cache with that key, elements are made, but their styles are not worked out. */
const UNSTYLED = 'unstyled';

interface Props {
  [name: string]: unknown;
  as?: Tag;
}

/** Or an element's name, which is handed on all the same. */
type Tag = FunctionComponent<Props>;

/** What emotion keeps of a component, for those that are made of it. */
interface Parts {
  __emotion_base?: Tag;
  __emotion_styles?: unknown;
  __emotion_forwardProp?: (name: string) => boolean;
}

/**
 * In the place of `@emotion/styled`: nobody sees a screen here, and its styles would be worked out
 * for every element whenever it is rendered.
 */
export default function styled(tag: Tag, options?: StyledOptions<Props>) {
  return (...styles: Interpolation<object>[]) => {
    const Styled = emotionStyled(tag, options)(...styles);
    const { __emotion_base: base = tag, __emotion_styles, __emotion_forwardProp }: Parts = Styled;
    const forwards = __emotion_forwardProp;
    // Which attributes an element may have that nobody spoke of is emotion's own list.
    if (forwards === undefined) return Styled;
    const chosenByAs = !forwards('as');
    function Plain(props: Props) {
      if (useEmotionCache()?.key !== UNSTYLED) return createElement(Styled, props);
      const forwarded: Props = {};
      for (const name in props) {
        const taken = name === 'as' && chosenByAs;
        if (!taken && (name === 'ref' || forwards?.(name))) forwarded[name] = props[name];
      }
      return createElement((chosenByAs && props.as) || base, forwarded);
    }
    return Object.assign(Plain, {
      displayName: Styled.displayName,
      __emotion_real: Plain,
      __emotion_base: base,
      __emotion_styles,
      __emotion_forwardProp,
    });
  };
}
