import { expect, nextFrame } from '@open-wc/testing'
import {
  callback,
  configure,
  defineElement,
  plainElement,
  withDeclaredProperties,
} from '../../../src/element'
import { useLanguage } from '../../../src/i18n'
import { useHost, useNavigation, usePortal } from '../../../src/state'
import { consoleErrors, defineScreen, freshTag, mount, shows, textOf, waitUntil } from '../../support/mount'

function Surroundings() {
  const portal = usePortal()
  const { headingLevel } = useHost()
  const { assembled, hrefFor } = useNavigation()
  const { apiBaseUrl, authBaseUrl = 'none', portalId = 'none', userEntity, language } = portal.config
  const parts = [apiBaseUrl.replace(location.origin, ''), authBaseUrl, portalId, userEntity, language]
  return <p>{[...parts, `h${headingLevel}`, assembled ? 'assembled' : 'alone', hrefFor('/x')].join(' | ')}</p>
}

/** A stand-in for the assembled portal: gives what it has to the elements inside. */
function defineApp(tag: `portal-${string}`) {
  defineElement(
    plainElement(
      { tag },
      (contract) =>
        class extends withDeclaredProperties(HTMLElement, contract) {
          moves: string[] = []
          get assembledPortal() {
            return {
              configuration: { ...this.values.configuration, lang: this.getAttribute('lang') ?? undefined },
              hrefFor: (path: string) => `/base${path}`,
              navigate: (path: string) => void this.moves.push(path),
            }
          }
        },
    ),
    tag,
  )
  return tag
}

const names = [
  'apiBaseUrl',
  'authBaseUrl',
  'portalId',
  'userEntity',
  'lang',
  'theme',
  'css',
  'shadow',
] as const

afterEach(() => configure(Object.fromEntries(names.map((name) => [name, undefined]))))

describe('configuration', () => {
  const { tag } = defineScreen(Surroundings)

  it('without any, an element asks the page’s own origin, for developers', async () => {
    const element = mount(`<${tag} lang="en"></${tag}>`)
    await shows(element, '| none | none | developer | en | h2 | alone | /x')
    expect(textOf(element)).to.match(/^\| none/)
  })

  it('a form alone is for users', async () => {
    const form = defineScreen(Surroundings, { form: true })
    await shows(mount(`<${form.tag}></${form.tag}>`), '| user |')
    await shows(mount(`<${form.tag} user-entity="developer"></${form.tag}>`), '| developer |')
  })

  it('of the element goes before that of configure, and both are live', async () => {
    const element = mount(`<${tag} portal-id="own"></${tag}>`)
    await shows(element, '| none | own | developer')
    configure({ apiBaseUrl: '/configured', portalId: 'configured', userEntity: 'user' })
    await shows(element, '/configured | none | own | user')
    element.setAttribute('api-base-url', '/own')
    await shows(element, '/own | none | own | user')
    element.removeAttribute('api-base-url')
    element.removeAttribute('portal-id')
    await shows(element, '/configured | none | configured | user')
  })

  it('a malformed value of configure is told once and passed over', async () => {
    consoleErrors()
    const element = mount(`<${tag}></${tag}>`)
    await shows(element, '| developer |')
    const errors: string[] = []
    const note = (event: Event) => errors.push((event as CustomEvent<{ error: Error }>).detail.error.message)
    element.addEventListener('element-error', note)
    configure({ userEntity: 'robot' as 'user', portalId: 'p' })
    await shows(element, '| p | developer |')
    element.setAttribute('portal-id', 'q')
    await shows(element, '| q | developer |')
    expect(errors).to.have.length(1)
    expect(errors[0]).to.contain('user-entity: expected one of user, developer, not "robot"')
  })

  it('functions of configure reach the elements that declare them', async () => {
    const Wrapped = ({ requestWrapper }: { requestWrapper?: (payload: unknown) => unknown }) => (
      <p>{String(requestWrapper?.('body') ?? 'plain')}</p>
    )
    const props = { requestWrapper: callback<(payload: unknown) => unknown>() }
    const element = mount(defineScreen(Wrapped, { props }).create())
    await shows(element, 'plain')
    configure({ requestWrapper: (payload) => `wrapped ${String(payload)}` })
    await shows(element, 'wrapped body')
    configure({ requestWrapper: undefined })
    await shows(element, 'plain')
  })

  it('an enclosing portal comes before configure, gives the addresses and follows its own changes', async () => {
    const app = defineApp(freshTag())
    configure({ apiBaseUrl: '/configured', portalId: 'configured' })
    const portal = mount(`<${app} api-base-url="/app"><div><${tag}></${tag}></div></${app}>`)
    const element = portal.querySelector(tag)!
    await shows(element, '/app | none | configured | developer')
    await shows(element, '| h1 | assembled | /base/x')
    portal.setAttribute('api-base-url', '/other')
    await shows(element, '/other | none')
  })

  it('is found through shadow roots', async () => {
    const app = defineApp(freshTag())
    const portal = mount(`<${app} api-base-url="/app"><div></div></${app}>`)
    const root = portal.querySelector('div:not([lang])')!.attachShadow({ mode: 'open' })
    root.append(document.createElement(tag))
    await shows(root.firstElementChild!, '/app |')
  })

  it('an element inside a portal that is not defined yet waits for it', async () => {
    const portal = mount(`<portal-app api-base-url="/app"><${tag}></${tag}></portal-app>`)
    const element = portal.firstElementChild!
    await nextFrame()
    await nextFrame()
    expect(textOf(element)).to.equal('')
    defineApp('portal-app')
    await shows(element, '/app |')
  })

  it('a move inside an assembled portal is the portal’s', async () => {
    const Mover = () => {
      const { navigate } = useNavigation()
      return <button onClick={() => navigate('/my-apps')}>go</button>
    }
    const mover = defineScreen(Mover).tag
    const app = defineApp(freshTag())
    const portal = mount<HTMLElement & { moves: string[] }>(`<${app}><${mover}></${mover}></${app}>`)
    await shows(portal, 'go')
    portal.querySelector('button')!.click()
    expect(portal.moves).to.deep.equal(['/my-apps'])
    portal.addEventListener('navigate', (event) => event.preventDefault())
    portal.querySelector('button')!.click()
    expect(portal.moves).to.deep.equal(['/my-apps'])
  })

  it('the heading level is the author’s', async () => {
    consoleErrors()
    const element = mount(`<${tag} heading-level="4"></${tag}>`)
    await shows(element, '| h4 |')
    element.setAttribute('heading-level', '7')
    await shows(element, '| h2 |')
  })
})

describe('language', () => {
  const Spoken = () => <p>{useLanguage()}</p>
  const { tag } = defineScreen(Spoken)
  const speaks = (element: Element, language: string) =>
    waitUntil(() => textOf(element) === language, `${language}, not ${textOf(element)}`)

  it('is the element’s own, else the nearest around, also out of a shadow root, and live', async () => {
    const area = mount(`<section lang="ca"><div></div><${tag}></${tag}></section>`)
    const root = area.querySelector('div')!.attachShadow({ mode: 'open' })
    root.append(document.createElement(tag))
    const [outer, inner] = [area.querySelector(tag)!, root.firstElementChild!]
    await speaks(outer, 'ca')
    await speaks(inner, 'ca')
    area.setAttribute('lang', 'de-AT')
    await speaks(outer, 'de')
    await speaks(inner, 'de')
    outer.setAttribute('lang', 'fr')
    await speaks(outer, 'fr')
    outer.removeAttribute('lang')
    await speaks(outer, 'de')
  })

  it('follows the page', async () => {
    const before = document.documentElement.lang
    const element = mount(`<${tag}></${tag}>`)
    document.documentElement.lang = 'es'
    await speaks(element, 'es')
    document.documentElement.lang = before
  })

  it('configured for the kit it goes before what stands around', async () => {
    const area = mount(`<section lang="ca"><${tag}></${tag}></section>`)
    configure({ lang: 'fr' })
    await speaks(area.firstElementChild!, 'fr')
    area.firstElementChild!.setAttribute('lang', 'es')
    await speaks(area.firstElementChild!, 'es')
  })

  it('one that the kit does not speak counts as none', async () => {
    await speaks(mount(`<section lang="de"><${tag} lang="pt"></${tag}></section>`).firstElementChild!, 'de')
  })

  it('is said to assistive technology', async () => {
    const element = mount(`<${tag} lang="pt"></${tag}>`)
    await waitUntil(() => textOf(element) !== '')
    expect(element.querySelector('p')!.closest('[lang]')!.getAttribute('lang')).to.equal(textOf(element))
  })
})

describe('prefix', () => {
  it('cannot be chosen any more once a tag is defined', () => {
    const errors = consoleErrors()
    configure({ prefix: 'acme-' })
    expect(errors).to.deep.equal(['The prefix "acme-" comes too late: a tag has been defined already.'])
  })
})
