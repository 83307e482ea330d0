import '../../../package/types/solid.js'

export function Page() {
  return (
    <main>
      <portal-login
        show-register-link
        prop:customErrorHandler={({ error }) => error.code}
        on:login-success={({ detail }) => detail.user?.email}
      />
      <portal-catalog page-size={6} view="table" />

      {/* @ts-expect-error -- An attribute is written with hyphens. */}
      <portal-login showRegisterLink />
      {/* @ts-expect-error -- A value that the kit does not know. */}
      <portal-catalog view="list" />
      {/* @ts-expect-error -- The detail has no such member. */}
      <portal-login on:login-success={({ detail }) => detail.developer} />
      {/* @ts-expect-error -- A flag is true or false. */}
      <portal-login prop:showRegisterLink="yes" />
    </main>
  )
}
