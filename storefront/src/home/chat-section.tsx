import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useRef } from 'react';
import { useConfig } from '../shop/config.ts';
import { useNearViewport } from './use-near-viewport.ts';

const ChatWidget = lazyComponent(
  async () => (await import('../community/chat-widget.tsx')).ChatWidget,
);

/** Shows the community at the end of the page. Loads nothing until the visitor scrolls near it. */
export function ChatSection() {
  const { chatWidgetUrl } = useConfig();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  if (chatWidgetUrl === null) return null;
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={null}>
          <ChatWidget />
        </Suspense>
      ) : null}
    </div>
  );
}
