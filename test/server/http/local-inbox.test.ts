import assert from 'node:assert/strict'
import { it } from 'node:test'
import { realPortal } from '../../support/server/portal'
import { until } from '../../support/server/until'

async function page(url: string, language = 'en') {
  const response = await fetch(url, { headers: { 'accept-language': language } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('without a mail server, and where it is asked for, a page shows what would have been sent', async () => {
  const theme = { button_colors: { 'primary-fill': { value: 'light-dark(teal, #6cc5cf)' } } }
  const portal = await realPortal({
    environment: { LOCAL_INBOX: 'true' },
    settings: { appearance: { theme } },
  })
  try {
    const inbox = `${portal.url}/inbox`
    assert.match((await page(inbox)).text, /No mail yet\./)
    const full_name = 'Ada <script>alert(1)</script>'
    await portal.visitor().post('/api/v2/developer', { email: 'ada@example.com', full_name })
    await until(async () => (await page(inbox)).text.includes('ada@example.com'), 'the mail is there')

    const list = await page(inbox, 'de')
    assert.match(list.text, /<html lang="de">[\s\S]*<h1>Lokaler Posteingang<\/h1>/)
    assert.match(String(list.headers.get('content-security-policy')), /default-src 'none'; style-src 'self'/)
    const [, path = ''] = /href="(\/inbox\/[^"]+)" lang="en">Confirm your email address/.exec(list.text) ?? []
    const mail = await page(portal.url + path)
    const [, link = ''] = /<a href="([^"]+\/login\?token=[^"]+)">/.exec(mail.text) ?? []
    assert.ok(!mail.text.includes('<script'))

    const content = await page(`${portal.url}${path}/content`)
    assert.match(String(content.headers.get('content-security-policy')), /sandbox allow-top-navigation-by/)
    assert.ok(content.text.includes('<base target="_top">') && content.text.includes(`href="${link}"`))
    assert.ok(!content.text.includes('<script'))
    assert.equal((await fetch(link, { headers: { accept: 'text/html' } })).status, 200)
    const token = new URL(link).searchParams.get('token')
    assert.equal((await portal.visitor().post('/api/v2/developer/verify-email', { token })).status, 202)

    const upperCase = String(path.split('/').at(-1)).toUpperCase()
    for (const id of ['nothing', '0b0e4b5a-0000-4000-8000-000000000000', '%00', upperCase])
      assert.equal((await page(`${inbox}/${id}`)).status, 404)
    // Both have the portal's colors.
    assert.match(content.text, /background: *#008080/)
    assert.match((await page(`${inbox}.css`)).text, /light-dark\(#008080, #6cc5cf\)/)
  } finally {
    await portal.close()
  }
})

it('a server that nobody asked for an inbox has none', async () => {
  const portal = await realPortal()
  try {
    const { text } = await page(`${portal.url}/inbox`)
    // The portal's own page, whose router knows no such path.
    assert.match(text, /<portal-app/)
    assert.equal((await fetch(`${portal.url}/inbox.css`)).status, 404)
  } finally {
    await portal.close()
  }
})
