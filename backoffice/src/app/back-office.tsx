import { useMemo } from 'react';
import { Admin, CustomRoutes, Resource, localStorageStore } from 'react-admin';
import { Route } from 'react-router-dom';
import { audit } from '../audit/resource.ts';
import { catalogs, items } from '../catalog/resources.ts';
import { customers } from '../identity/resource.ts';
import { orderManager } from '../orders/manager.ts';
import { orders } from '../orders/resource.ts';
import { adminPicking } from '../picking/manager.ts';
import { authProviderFor, permissionsOf } from '../providers/auth-provider.ts';
import { dataProvider } from '../providers/data-provider.ts';
import { queryClient } from '../providers/query-client.ts';
import type { User } from '../providers/session.ts';
import { adminShipping } from '../shipping/manager.ts';
import { darkTheme, lightTheme } from '../ui/theme.ts';
import { LandingPage } from './landing-page.tsx';
import { Layout } from './layout.tsx';
import { MissingPage } from './missing-page.tsx';
import { toolsFor } from './tools.ts';

const store = localStorageStore(undefined, 'spindle-admin');
const resources = [orders, catalogs, items, customers, audit];
/** Tools that are screens of their own, not a list and its records. */
const managers = [orderManager, adminShipping, adminPicking];

/** The administration area, with the tools this person may use. */
export function BackOffice({ user }: { user: User }) {
  const authProvider = useMemo(() => authProviderFor(user), [user]);
  const allowed = new Set(toolsFor(permissionsOf(user)).map(({ resource }) => resource));
  return (
    <Admin
      basename="/ui/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      layout={Layout}
      dashboard={LandingPage}
      catchAll={MissingPage}
      loginPage={false}
      title="Spindle administration"
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource
          key={resource.name}
          {...(allowed.has(resource.name) ? resource : closed(resource))}
        />
      ))}
      <CustomRoutes>
        {managers
          .filter(({ name }) => allowed.has(name))
          .map(({ name, screen: Manager }) => (
            <Route key={name} path={`/${name}`} element={<Manager />} />
          ))}
      </CustomRoutes>
    </Admin>
  );
}

/** What the server would refuse to fill says so at once. */
function closed({ name }: { name: string }) {
  return { name, list: MissingPage, show: MissingPage };
}
