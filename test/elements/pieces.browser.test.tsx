import { expect } from '@open-wc/testing'
import { nextEvent } from '../support/mount'
import { show } from '../support/screen'

const pages = [
  {
    tag: 'portal-not-found',
    heading: 'Not Found',
    message: 'Sorry. We cannot find the page you are looking for.',
  },
  {
    tag: 'portal-forbidden',
    heading: 'Forbidden',
    message: 'Sorry. You are not authorized to view this page.',
  },
]

for (const { tag, heading, message } of pages) {
  describe(tag, () => {
    it('says what is the matter and offers the ways on', async () => {
      const screen = show(`<${tag} lang="en" theme="dark"></${tag}>`)
      await screen.find('heading', heading)
      expect(screen.element.shadowRoot?.textContent).to.include(message)
      const back = nextEvent(document, 'go-back')
      screen.element.addEventListener('go-back', (event) => event.preventDefault())
      ;(await screen.find('button', 'Go back')).click()
      await back
      const move = nextEvent<{ to: string }>(document, 'navigate')
      screen.element.addEventListener('navigate', (event) => event.preventDefault())
      ;(await screen.find('button', 'Home')).click()
      expect((await move).detail.to).to.equal('/')
      await screen.isAccessible()
    })

    it('leaves going home to a page that cancels it', async () => {
      const screen = show(`<${tag} lang="en"></${tag}>`)
      let moves = 0
      screen.element.addEventListener('navigate', () => (moves += 1))
      screen.element.addEventListener('go-home', (event) => event.preventDefault())
      ;(await screen.find('button', 'Home')).click()
      expect(moves).to.equal(0)
    })

    it('takes other words and other ways', async () => {
      const screen = show(`<${tag} lang="en" heading="Lost" message="">
        <a slot="actions" href="/map">See the map</a>
      </${tag}>`)
      await screen.find('heading', 'Lost')
      await screen.find('link', 'See the map')
      expect(screen.all('button').length).to.equal(0)
      expect(screen.element.shadowRoot?.textContent).not.to.include('Sorry')
    })
  })
}

for (const tag of ['portal-empty-state', 'portal-content']) {
  describe(tag, () => {
    it('shows heading, message, and what stands between the tags', async () => {
      const screen =
        show(`<${tag} lang="en" theme="light" heading="No Applications" message="Make a start." heading-level="3">
        <p>They call the APIs for you.</p>
        <button slot="actions">New App</button>
      </${tag}>`)
      expect((await screen.find('heading', 'No Applications')).localName).to.equal('h3')
      expect(screen.element.shadowRoot?.textContent).to.include('Make a start.')
      await screen.find('button', 'New App')
      expect(screen.element.querySelector('p')?.checkVisibility()).to.equal(true)
      await screen.isAccessible()
    })
  })
}
