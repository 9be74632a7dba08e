import { CssBaseline } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useMemo, Suspense, type ReactNode } from 'react';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  Notification,
  Resource,
  localStorageStore,
} from 'react-admin';
import { Route } from 'react-router-dom';
import { hasAccess, type Permissions } from '../providers/access.ts';
import { authProviderFor } from '../providers/auth-provider.ts';
import { dataProvider } from '../providers/data-provider.ts';
import { i18nProvider } from '../providers/messages.ts';
import { queryClient } from '../providers/query-client.ts';
import type { User } from '../providers/session.ts';
import { panel } from '../navigation/panel.ts';
import { RootCrumbs } from '../ui/screen.tsx';
import { ShopLogo, ShopName } from '../ui/shop-name.ts';
import { ShopTimeZone } from '../ui/shop-time.ts';
import { themesOf } from '../ui/theme.ts';
import { ErrorScreen } from './error-screen.tsx';
import { LandingPage } from '../pages/landing-page.tsx';
import { Layout } from './layout.tsx';
import { MissingPage } from '../pages/missing-page.tsx';
import { managers, resources } from './resources.ts';
import { contentScreens, storeScreens } from './store-screens.ts';
import { ScreenSkeleton } from '../ui/screen-skeleton.tsx';

const rootCrumbs = [panel];
const store = localStorageStore(undefined, 'spindle-admin');

/** The area in the URL: `/ui/admin/…` or `/ui/creator/…`. */
export type Area = 'admin' | 'creator';

interface Props {
  user: User;
  /** The shop's settings. All dates are entered and shown in its time zone. */
  config: Pick<
    components['schemas']['Config'],
    'accentColor' | 'cdnBase' | 'logo' | 'name' | 'timeZone'
  >;
  area: Area;
}

/** Renders the administration area with the tools this user may use. */
export function BackOffice({ user, config, area }: Props) {
  const { accentColor, cdnBase, logo, name: shopName, timeZone } = config;
  const authProvider = useMemo(() => authProviderFor(user), [user]);
  const themes = useMemo(() => themesOf(accentColor), [accentColor]);
  return (
    <ShopTimeZone value={timeZone}>
      <ShopName value={shopName}>
        <ShopLogo value={logo && `${cdnBase}/${logo}`}>
          <AdminContext
            // Links to records always start with this path, in both areas.
            basename="/ui/admin"
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={store}
            lightTheme={themes.light}
            darkTheme={themes.dark}
          >
            <CssBaseline enableColorScheme>
              <RootCrumbs value={rootCrumbs}>
                <Layout>
                  <CoreAdminUI
                    // CoreAdminUI keeps its first routes for a moment. Without a new key, they would
                    // match the wrong screens after switching areas.
                    key={area}
                    layout={ScreenFrame}
                    error={ErrorScreen}
                    {...(area === 'admin' && { dashboard: LandingPage })}
                    catchAll={MissingPage}
                    loginPage={false}
                    title={`${shopName} administration`}
                    disableTelemetry
                  >
                    {area === 'admin' ? adminRoutes(user) : screensAt(contentScreens)}
                  </CoreAdminUI>
                </Layout>
              </RootCrumbs>
              <Notification />
            </CssBaseline>
          </AdminContext>
        </ShopLogo>
      </ShopName>
    </ShopTimeZone>
  );
}

function adminRoutes(permissions: Permissions) {
  const canOpen = (tool: string) => hasAccess(permissions, 'list', tool);
  return [
    ...resources.map(({ tool, ...resource }) => (
      <Resource
        key={resource.name}
        {...(canOpen(tool ?? resource.name) ? resource : hiddenResource(resource))}
      />
    )),
    <CustomRoutes key="managers">
      {managers
        .filter(({ name }) => canOpen(name))
        .map(({ path, screen: Manager }) => (
          <Route key={path} path={path} element={<Manager />} />
        ))}
    </CustomRoutes>,
    screensAt(storeScreens),
  ];
}

function screensAt(screens: typeof storeScreens) {
  return (
    <CustomRoutes key="screens">
      {screens.map(({ path, screen: Shown }) => (
        <Route key={path} path={path} element={<Shown />} />
      ))}
    </CustomRoutes>
  );
}

/** Shows "not found" right away if the server would reject this user's calls for the tool. */
function hiddenResource({ name }: { name: string }) {
  return { name, list: MissingPage, show: MissingPage };
}

/** Shows a skeleton while the screen's code loads. */
function ScreenFrame({ children }: { children: ReactNode }) {
  return <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>;
}
