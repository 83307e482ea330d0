import { expect } from '@open-wc/testing'
import { descriptionOf, expectInvalid, type FormOptions, formPage } from '../support/form'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { userForms } from '../support/portal'
import { isBlocked } from '../support/screen'

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const robin = 'robin@example.com'
const query = `?token=${token}&fullName=Robin%20Shaw&org=%3Cb%3EHarbour%3C/b%3E&email=${robin}`

const invitation = (options: FormOptions = {}) => formPage('portal-accept-invitation', { query, ...options })

it('makes the account that one was invited to', async () => {
  const api = await userForms({ tokens: { [token]: robin } })
  const page = await invitation({ url: api.url, attributes: 'subheader-text="Welcome to"' })
  await page.screen.find('heading', "You've been invited to join <b>Harbour</b>!")
  expect(textOf(page.screen.element)).to.include('Welcome to <b>Harbour</b>')
  await waitUntil(() => !location.href.includes(token))
  expect((await page.screen.field('Full name')).value).to.equal('Robin Shaw')
  const email = await page.screen.field('Email')
  expect([email.value, email.readOnly]).to.deep.equal([robin, true])
  expect(descriptionOf(await page.screen.field('Password'))).to.equal(
    'Please set a password to finish creating your account.',
  )
  await page.screen.isAccessible()

  await page.enter({ Password: ' Portal-demo-1 ' })
  const success = nextEvent(document, 'accept-invitation-success')
  await page.press('Create account')
  await page.screen.find('button', 'Submitting')
  expect((await success).detail).to.deep.equal({ email: robin })
  expect(await api.log()).to.deep.equal([
    {
      call: 'POST /v2/accept-invite',
      body: { token, full_name: 'Robin Shaw', preferred_name: null, password: ' Portal-demo-1 ' },
    },
  ])
  await shows(page.screen.element, 'Your account has been created.')
  expect(page.screen.element.querySelector('form')).to.be.null
  expect(page.screen.all('heading')).to.deep.equal([])
  await page.screen.isAccessible()
})

it('sends a preferred name, and the base without its trailing /auth', async () => {
  const api = await userForms({ tokens: { [token]: robin } })
  const page = await invitation({ url: api.url, attributes: `auth-base-url="${api.url}/auth"` })
  await page.enter({ 'Preferred name (optional)': ' Rob ', Password: 'Portal-demo-1' })
  const success = nextEvent(document, 'accept-invitation-success')
  await page.press('Create account')
  await success
  const [request] = await api.log()
  expect([request!.call, request!.body.preferred_name]).to.deep.equal(['POST /v2/accept-invite', 'Rob'])
})

it('asks for what is missing', async () => {
  const page = await invitation({ query: `?email=${robin}` })
  expect(page.screen.all('heading')).to.deep.equal([])
  expect((await page.screen.field('Email')).readOnly).to.be.false
  expect(isBlocked(await page.screen.find<HTMLButtonElement>('button', 'Create account'))).to.be.true
  page.force()
  expect(await page.alert()).to.equal('Please complete all required fields.')
  await expectInvalid(page.screen, {
    'Full name': true,
    Password: true,
    Email: false,
    'Preferred name (optional)': false,
  })
})

it('leaves the token to the server, and says what is wrong with the link', async () => {
  const api = await userForms()
  const page = await invitation({ url: api.url, query: '?fullName=Robin&email=robin@example.com' })
  await page.enter({ Password: 'Portal-demo-1' })
  await page.press('Create account')
  expect(await page.alert()).to.equal(
    'This link is not complete. Ask the person who invited you for a new invitation.',
  )
  expect(page.screen.all('link')).to.deep.equal([])
  expect((await api.log())[0]?.body.token).to.equal('')
})

it('reads what is wrong with a password below its field, as a list', async () => {
  const api = await userForms({ tokens: { [token]: robin } })
  const page = await invitation({ url: api.url })
  await page.enter({ Password: 'weakweak' })
  await page.press('Create account')
  const alert = await page.screen.find('alert')
  expect(alert.querySelectorAll('li')).to.have.length(3)
  expect(descriptionOf(await page.screen.field('Password'))).to.include('at least 8 characters')
  await expectInvalid(page.screen, { Password: true })
  await page.screen.isAccessible()
  await page.enter({ Password: 'Portal-demo-2' })
  await page.screen.gone('alert')
  await expectInvalid(page.screen, { Password: false })
})
