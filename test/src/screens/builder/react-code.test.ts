import assert from 'node:assert/strict'
import { test } from 'node:test'
import { transform } from 'esbuild'
import { snippetsOf } from '../../../../src/screens/builder/code/snippets'
import { randomNumbers, randomText } from '../../../support/random-text'

interface Created {
  readonly tag: string
  readonly props: Readonly<Record<string, unknown>>
}

/** What the component of the code makes, which is compiled as a project with React compiles it. */
async function created(jsx: string): Promise<Created> {
  const { code } = await transform(jsx.replace('export ', ''), { loader: 'jsx', jsxFactory: 'create' })
  const component = new Function('create', `${code}\nreturn PortalLogin`)(
    (tag: string, props: Record<string, unknown>): Created => ({ tag, props: props ?? {} }),
  ) as () => Created
  return component()
}

test('the code for React makes exactly what was chosen', async () => {
  const random = randomNumbers(11)
  for (let time = 0; time < 200; time += 1) {
    const attributes = { 'instruction-text': randomText(random), 'login-button-text': randomText(random) }
    const [, component] = snippetsOf(
      {
        tag: 'portal-login',
        attributes: { ...attributes, 'show-register-link': '', 'idp-full-screen-loader': 'false' },
        tokens: {},
        host: 'react',
        source: 'script',
        page: '',
      },
      'https://portal.example.com',
    )
    const { tag, props } = await created(component?.text ?? '')
    const { 'onlogin-success': listener, ...written } = props
    assert.equal(tag, 'portal-login')
    assert.equal(typeof listener, 'function')
    assert.deepEqual(written, {
      ...attributes,
      'show-register-link': '',
      'idp-full-screen-loader': 'false',
    })
  }
})
