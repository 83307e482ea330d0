import type { BuiltPortal } from '../../e2e/support/built-portal'
import { privateDemoPortal } from '../../e2e/support/demo-portal'
import { makeCertificate } from './certificate'
import { forwardTo, httpsFront } from './https-front'

/** Names of two sites, for a browser that looks for both on this machine and accepts any certificate. */
export const twoSitesBrowser = [
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  '--ignore-certificate-errors',
  // As most browsers have it: only partitioned cookies go to another site.
  '--test-third-party-cookie-phaseout',
]

export interface TwoSites {
  readonly portal: BuiltPortal
  /** Origin of the portal, by https. */
  readonly portalUrl: string
  /** Origin of a page on another site, by https. The portal lets it call. */
  readonly hostUrl: string
  /** The same page on a third site, which is not in the portal's list. */
  readonly unknownUrl: string
  close(): Promise<void>
}

const pageFor = (portalUrl: string, attributes: string) => `<!doctype html>
  <html lang="en"><meta charset="utf-8"><title>Partner</title>
  <script>
    addEventListener('login-success', ({ detail }) => { document.querySelector('output').value = detail.user.email })
  </script>
  <script type="module" src="${portalUrl}/kit/loader.js" data-api-base-url="${portalUrl}" data-user-entity="developer"></script>
  <output aria-label="Signed in"></output>
  <portal-login ${attributes}></portal-login>
  <portal-catalog></portal-catalog></html>`

export interface TwoSitesOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** Called before the page is opened. Returns attributes of the login tag. */
  prepare?(sites: Pick<TwoSites, 'portal' | 'portalUrl' | 'hostUrl'>): Promise<string>
}

/** A portal on one site and a page with its tags on another, both by https. */
export async function twoSites({ settings = {}, prepare }: TwoSitesOptions = {}): Promise<TwoSites> {
  const certificate = makeCertificate()
  let target = ''
  let page = ''
  const portalFront = await httpsFront(
    certificate,
    forwardTo(() => target),
  )
  const hostFront = await httpsFront(certificate, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  const portalUrl = `https://portal.test:${portalFront.port}`
  const hostUrl = `https://docs.partner.test:${hostFront.port}`
  const portal = await privateDemoPortal({ PUBLIC_URL: portalUrl, ALLOWED_ORIGINS: hostUrl, ...settings })
  target = portal.url
  page = pageFor(portalUrl, (await prepare?.({ portal, portalUrl, hostUrl })) ?? '')
  return {
    portal,
    portalUrl,
    hostUrl,
    unknownUrl: hostUrl.replace('docs.partner.test', 'unknown.test'),
    async close() {
      await Promise.all([portalFront.close(), hostFront.close()])
      await portal.remove()
    },
  }
}
