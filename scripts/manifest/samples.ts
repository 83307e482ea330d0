import type { Samples } from './reference'

/** A sample for each tag, as an author would paste it. A test mounts all of them against a real portal. */
export const samples: Samples = {
  'portal-accept-invitation': {
    isForVisitors: true,
    appearance: 'Fields for name, e-mail address and password, and one button.',
    pictureQuery: '?token=sample&fullName=Robin%20Pilot&email=robin@example.com',
    html: `<portal-accept-invitation subheader-text="Welcome to Acme."></portal-accept-invitation>
<script>
  document
    .querySelector('portal-accept-invitation')
    .addEventListener('accept-invitation-success', (event) => console.log(event.detail.email))
</script>`,
  },
  'portal-account': {
    pictureWidth: 720,
    appearance:
      'The e-mail address, a field for the name, a button that changes the password, and a list of the browsers that are signed in.',
    html: `<portal-account></portal-account>
<script>
  document
    .querySelector('portal-account')
    .addEventListener('session-ended', (event) => console.log(event.detail.sessionId))
</script>`,
  },
  'portal-app': {
    pictureWidth: 960,
    appearance:
      'A header of 56 pixels with logo, catalog and account menu, and below it the screen of the current path.',
    html: `<portal-app history="hash" portal-title="Acme for developers"></portal-app>
<script>
  document
    .querySelector('portal-app')
    .addEventListener('route-change', (event) => console.log(event.detail.path))
</script>`,
  },
  'portal-application': {
    pictureWidth: 960,
    appearance:
      'The name and description of the application, its credentials, then a table of its registrations.',
    html: `<portal-application application="5b0c7a3e-0000-4000-8000-000000000001"></portal-application>`,
  },
  'portal-application-form': {
    appearance: 'Fields for name, description and auth strategy, with two buttons below them.',
    html: `<portal-application-form></portal-application-form>`,
  },
  'portal-catalog': {
    pictureWidth: 960,
    appearance: 'The portal’s name and a search field above a grid of cards, one for each product.',
    html: `<portal-catalog page-size="6" spec-href="/reference/{product}"></portal-catalog>`,
  },
  'portal-change-password': {
    appearance: 'Fields for the current and the new password, its rules, and two buttons.',
    html: `<portal-change-password></portal-change-password>`,
  },
  'portal-content': {
    appearance: 'Your own markup in the text styles of the portal.',
    html: `<portal-content><h2>Getting help</h2><p>Write to support@example.com.</p></portal-content>`,
  },
  'portal-copy-id': {
    appearance: 'The first characters of the identifier in code type, and a copy button.',
    html: `<portal-copy-id value="5b0c7a3e-1f0e-4c55-9d0e-6a2d4f1b7c90"></portal-copy-id>`,
  },
  'portal-dashboard': {
    pictureWidth: 1280,
    appearance: 'Three figures, and below them six charts in two columns, each with a legend and a table.',
    html: `<portal-dashboard application="5b0c7a3e-0000-4000-8000-000000000001" period="7d"></portal-dashboard>
<script>
  document
    .querySelector('portal-dashboard')
    .addEventListener('dashboard-loaded', (event) => console.log(event.detail.period))
</script>`,
  },
  'portal-docs': {
    pictureWidth: 1280,
    // Other documents have requests, whose code is loaded with them.
    pictureHtml: '<portal-docs product="tides" slug="concepts"></portal-docs>',
    appearance: 'A tree of documents at the start, the document in the middle, its sections at the end.',
    html: `<portal-docs product="tides"></portal-docs>
<script>
  document
    .querySelector('portal-docs')
    .addEventListener('document-open', (event) => console.log(event.detail.slug))
</script>`,
  },
  'portal-empty-state': {
    appearance: 'A sentence in the middle of an empty area.',
    html: `<portal-empty-state><p>No products have been published yet.</p></portal-empty-state>`,
  },
  'portal-forbidden': {
    appearance: 'A heading, one sentence, and buttons that lead back and home.',
    html: `<portal-forbidden></portal-forbidden>`,
  },
  'portal-forgot-password': {
    isForVisitors: true,
    appearance: 'A field for the e-mail address and one button.',
    html: `<portal-forgot-password></portal-forgot-password>
<script>
  document
    .querySelector('portal-forgot-password')
    .addEventListener('forgot-password-success', (event) => console.log(event.detail.email))
</script>`,
  },
  'portal-get-access': {
    appearance: 'One button, which opens a dialog.',
    html: `<portal-get-access product="coast-forecast"></portal-get-access>
<script>
  document
    .querySelector('portal-get-access')
    .addEventListener('access-granted', (event) => console.log(event.detail.applicationId))
</script>`,
  },
  'portal-header': {
    pictureWidth: 960,
    appearance: 'A bar of 56 pixels with logo, catalog link and account menu.',
    html: `<portal-header theme="auto"></portal-header>`,
  },
  'portal-login': {
    isForVisitors: true,
    appearance: 'A column of 400 pixels with e-mail address, password and one button across its width.',
    html: `<portal-login></portal-login>
<script>
  document
    .querySelector('portal-login')
    .addEventListener('login-success', (event) => console.log(event.detail))
</script>`,
  },
  'portal-my-apps': {
    pictureWidth: 960,
    appearance: 'A table of applications with search, pages and a button that creates one.',
    html: `<portal-my-apps></portal-my-apps>`,
  },
  'portal-not-found': {
    isForVisitors: true,
    appearance: 'A heading, one sentence, and buttons that lead back and home.',
    html: `<portal-not-found></portal-not-found>`,
  },
  'portal-oauth2-redirect': {
    isForVisitors: true,
    appearance: 'A heading and what became of the sign-in, for the moment until the window closes.',
    html: `<portal-oauth2-redirect></portal-oauth2-redirect>`,
  },
  'portal-register': {
    isForVisitors: true,
    appearance: 'A column of 400 pixels with the fields of the account and one button.',
    html: `<portal-register user-entity="developer"></portal-register>
<script>
  document
    .querySelector('portal-register')
    .addEventListener('register-success', (event) => console.log(event.detail.email))
</script>`,
  },
  'portal-reset-password': {
    isForVisitors: true,
    appearance: 'Two fields for the new password, its rules, and one button.',
    pictureQuery: '?token=sample&email=robin@example.com',
    html: `<portal-reset-password></portal-reset-password>
<script>
  document
    .querySelector('portal-reset-password')
    .addEventListener('reset-password-success', (event) => console.log(event.detail.email))
</script>`,
  },
  'portal-search': {
    appearance: 'A search field.',
    html: `<portal-search></portal-search>
<script>
  document
    .querySelector('portal-search')
    .addEventListener('search-select', (event) => console.log(event.detail))
</script>`,
  },
  'portal-spec': {
    pictureWidth: 1280,
    appearance:
      'Navigation with search at the start; beside it the open operation with its request and response samples.',
    html: `<portal-spec product="tides" product-version="2.0"></portal-spec>
<script>
  document
    .querySelector('portal-spec')
    .addEventListener('operation-open', (event) => console.log(event.detail.operationId))
</script>`,
  },
}
