import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { parse } from 'yaml'
import { describe, type InvalidParameter } from '../../../server/src/http/invalid-parameters'
import { en as mailEnglish } from '../../../server/src/mail/texts/en'
import { placeholdersIn } from '../../../server/src/mail/texts/fill'
import { mailTextsIn } from '../../../server/src/mail/texts/texts'
import { en } from '../../../server/src/texts/en'
import { languages, textsIn } from '../../../server/src/texts/texts'

function leaves(texts: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...leaves(value as object, `${path}${key}.`)]
        : [[path + key, value] as const],
    ),
  )
}

const sample = (text: unknown): string =>
  typeof text === 'function' ? String((text as (value: number) => string)(7)) : String(text)

for (const language of languages.filter((candidate) => candidate !== 'en')) {
  it(`${language} says everything, nothing of it in English, and keeps every value`, () => {
    const english = leaves({ ...en, mail: mailEnglish })
    const translated = leaves({ ...textsIn(language), mail: mailTextsIn(language) })
    assert.deepEqual([...translated.keys()].sort(), [...english.keys()].sort())
    for (const [key, text] of translated) {
      assert.notEqual(sample(text), sample(english.get(key)), key)
      assert.equal(sample(text).includes('7'), sample(english.get(key)).includes('7'), key)
      const placeholders = placeholdersIn(sample(english.get(key))).sort()
      assert.deepEqual(placeholdersIn(sample(text)).sort(), placeholders, key)
    }
  })
}

interface RuleSchema {
  readonly enum?: readonly string[]
  readonly const?: string
}

/** Every rule of the contract that can occur in a portal. */
function rulesOfContract(): string[] {
  const contract = parse(readFileSync('server/portal-api.yaml', 'utf8')) as {
    components: { schemas: Record<string, RuleSchema & { properties?: { rule?: RuleSchema } }> }
  }
  const { InvalidRule, ...schemas } = contract.components.schemas
  const ofShapes = Object.entries(schemas)
    .filter(([name]) => name.startsWith('InvalidParameter'))
    .flatMap(([, { properties }]) => properties?.rule?.enum ?? properties?.rule?.const ?? [])
  return [...(InvalidRule?.enum ?? []), ...ofShapes].filter((rule) => !rule.startsWith('is_supported_'))
}

for (const language of languages) {
  it(`${language} has words for every rule of the contract`, () => {
    const rules = rulesOfContract()
    assert.ok(rules.length >= 27, `${rules.length} rules`)
    const limits = { minimum: 7, maximum: 7, choices: ['a'], dependents: ['b'] }
    const reasons = rules.map((rule) => {
      const own = Object.entries(limits).filter(([limit]) => limitOf(rule) === limit)
      const parameter = { field: 'name', source: 'body', rule, ...Object.fromEntries(own) }
      return describe(parameter as InvalidParameter, textsIn(language)).reason
    })
    for (const [index, reason] of reasons.entries())
      assert.match(String(reason), /^\p{L}[\s\S]{6,}/u, rules[index])
    assert.equal(new Set(reasons).size, rules.length)
  })
}

function limitOf(rule: string): string | undefined {
  if (rule.startsWith('min')) return 'minimum'
  if (rule.startsWith('max')) return 'maximum'
  return { enum: 'choices', dependent_fields: 'dependents' }[rule]
}
