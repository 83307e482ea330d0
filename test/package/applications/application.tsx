/** An application that has installed the package. It is compiled, not run. */
import 'portal-elements/types/react'
import 'portal-elements/types/vue'
import 'portal-elements/types/svelte'
import { configure, type KitOptions, observe, type PortalLogin as LoginElement } from 'portal-elements'
import { observe as observeWithLoader } from 'portal-elements/loader'
import { configure as configureAlone } from 'portal-elements/configure'
import type { PortalCatalog as CatalogElement } from 'portal-elements/portal-catalog'
import { PortalCatalog, PortalLogin, type TagProps } from 'portal-elements/react'
import { PortalLogin as PortalLoginAlone } from 'portal-elements/react/portal-login'
import type { PortalTags } from 'portal-elements/types'

const options: KitOptions = { apiBaseUrl: 'https://portal.example.com', userEntity: 'developer' }
configure(options)
configureAlone(options)
observe(document)
observeWithLoader(document)
// @ts-expect-error -- The kit has two kinds of accounts.
configure({ userEntity: 'operator' })

export const login: LoginElement = document.createElement('portal-login')
export const catalog: CatalogElement | null = document.querySelector('portal-catalog')
export const heading: PortalTags['portal-content']['attributes'] = { heading: 'Help' }
export const props: TagProps<'portal-login'> = { showRegisterLink: true }

export const page = (
  <main>
    <portal-login show-register-link onlogin-success={({ detail }) => detail.user?.email} />
    <PortalLogin
      {...props}
      className="wide"
      showBasicAuthLoginLink={false}
      customErrorHandler={({ error }) => error.code}
      onLoginSuccess={({ detail }) => detail.user?.email}
      onNavigate={(event) => event.preventDefault()}
      ref={(element) => element?.addEventListener('login-success', ({ detail }) => detail.user)}
    />
    <PortalCatalog pageSize={6} view="table" onCatalogSearch={({ detail }) => detail.total * 2} />

    <PortalLoginAlone {...props} onLoginSuccess={({ detail }) => detail.user?.email} />

    {/* @ts-expect-error -- A property of another tag. */}
    <PortalLogin pageSize={6} />
    {/* @ts-expect-error -- A property of another tag. */}
    <PortalLoginAlone pageSize={6} />
    {/* @ts-expect-error -- An event of another tag. */}
    <PortalLogin onCatalogSearch={() => undefined} />
    {/* @ts-expect-error -- The detail has no such member. */}
    <PortalLogin onLoginSuccess={({ detail }) => detail.developer} />
    {/* @ts-expect-error -- A number is no string. */}
    <PortalCatalog pageSize="6" />
  </main>
)
