interface HumanCheck {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: HumanCheck;
  }
}

let loading: Promise<HumanCheck> | undefined;

/**
 * Returns a token that says a person did this, for the `rct` field of the calls that need it. The
 * script is loaded on first use. Its URL is in the page's head.
 */
export async function humanCheck(action: string): Promise<string> {
  const source = document.querySelector<HTMLMetaElement>('meta[name="human-check"]')?.content;
  if (!source) return '';
  loading ??= loadScript(source);
  try {
    const check = await loading;
    return await check.execute(new URL(source).searchParams.get('render') ?? '', { action });
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

function loadScript(source: string): Promise<HumanCheck> {
  return new Promise((resolve, reject) => {
    const failed = () =>
      reject(new Error("We couldn't load the CAPTCHA. Check your connection and try again."));
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('error', failed);
    script.addEventListener('load', () => {
      const check = window.grecaptcha;
      if (check) check.ready(() => resolve(check));
      else failed();
    });
    document.head.append(script);
  });
}
