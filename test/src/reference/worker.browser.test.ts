import { expect } from '@open-wc/testing'
import { createReferenceEngine, DescriptionError, type ReferenceSource } from '../../../src/reference'

const at = (path: string): ReferenceSource => ({
  kind: 'address',
  url: new URL(path, location.origin).href,
  credentials: 'same-origin',
})

const shop = at('/demo/content/chandlery-orders/versions/v2/openapi.yaml')

async function codeOf(opening: Promise<unknown>): Promise<string> {
  try {
    await opening
  } catch (failure) {
    if (failure instanceof DescriptionError) return failure.code
    throw failure
  }
  return 'opened'
}

describe('the worker of the reference', () => {
  it('loads a description by itself and answers from it', async () => {
    const engine = createReferenceEngine()
    const outline = await engine.open(shop)
    expect(outline.format).to.deep.equal({ family: 'openapi', version: '3.1.0', syntax: 'yaml' })
    const [operation] = outline.tags.flatMap(({ operations }) => operations)
    const opened = await engine.operation({ id: operation!.id })
    expect(opened.responses.length).to.be.greaterThan(0)
    const media = opened.responses.flatMap(({ content }) => content).find(({ schema }) => schema)
    const sample = await engine.sample({ pointer: media!.pointer, direction: 'response' })
    expect(JSON.parse(sample!.text)).to.be.an('object')
    const [best] = await engine.search('refnd')
    expect(best?.kind === 'operation' && best.operation.id).to.equal('createRefund')
    expect(await engine.check()).to.deep.equal([])
    const file = await engine.write('json')
    expect(JSON.parse(await file.text())).to.have.property('openapi', '3.1.0')
    engine.close()
  })

  it('says why an address gives nothing', async () => {
    expect(await codeOf(createReferenceEngine().open(at('/__web-nothing-here.json')))).to.equal('status')
    const unreachable: ReferenceSource = { kind: 'address', url: 'http://localhost:1/', credentials: 'omit' }
    expect(await codeOf(createReferenceEngine().open(unreachable))).to.equal('network')
    expect(await codeOf(createReferenceEngine({ maxBytes: 100 }).open(shop))).to.equal('too-many-bytes')
  })

  it('is ended when it takes longer than allowed, and when it is given up', async () => {
    const slow = createReferenceEngine({ openTimeoutMs: 1 })
    expect(await codeOf(slow.open(shop))).to.equal('timeout')
    expect(await codeOf(slow.operation({ id: 'createRefund' }))).to.equal('timeout')

    const controller = new AbortController()
    const engine = createReferenceEngine()
    const opening = codeOf(engine.open(shop, { signal: controller.signal }))
    controller.abort()
    expect(await opening).to.equal('aborted')
    expect(await codeOf(engine.check())).to.equal('aborted')
  })
})
