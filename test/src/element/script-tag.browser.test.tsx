import { configure, text } from '../../../src/element'
import { readScriptTag } from '../../../src/element/configuration'
import { usePortal } from '../../../src/state'
import { defineScreen, mount, shows } from '../../support/mount'

function Configured({ query }: { query: string }) {
  const { portalId, userEntity } = usePortal().config
  return <p>{[portalId ?? 'none', userEntity, query].join(' | ')}</p>
}

it('the data attributes of the kit’s script tag configure what nobody else has', async () => {
  const other = document.createElement('script')
  Object.assign(other, { type: 'text/plain', src: '/other.js' })
  Object.assign(other.dataset, { portalId: 'of something else' })
  const script = document.createElement('script')
  Object.assign(script, { type: 'text/plain', src: '/kit-under-test/loader.js?v=1' })
  Object.assign(script.dataset, { portalId: 'script', userEntity: 'user', query: 'for one tag only' })
  document.head.append(other, script)
  readScriptTag(script.src)

  const { tag } = defineScreen(Configured, { props: { query: text('all') } })
  const element = mount(`<${tag}></${tag}>`)
  await shows(element, 'script | user | all')
  configure({ portalId: 'configured' })
  await shows(element, 'configured | user | all')
  element.setAttribute('portal-id', 'own')
  await shows(element, 'own | user | all')
})
