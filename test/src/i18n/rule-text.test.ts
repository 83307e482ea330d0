import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorText, fieldTexts, languages, loadMessages, messagesFor } from '../../../src/i18n'
import { readProblem } from '../../../src/lib/problem'

const codes: Readonly<Record<string, { entry?: object; text: string }>> = {
  required: { text: 'must be present' },
  unknown_property: { text: 'is not a known field' },
  is_array: { text: 'must be a list' },
  is_base64: { text: 'must be Base64' },
  is_boolean: { text: 'must be true or false' },
  is_date_time: { text: 'must be a date and time in ISO 8601' },
  is_integer: { text: 'must be a whole number' },
  is_null: { text: 'must be null' },
  is_number: { text: 'must be a number' },
  is_object: { text: 'must be an object' },
  is_string: { text: 'must be text' },
  is_uuid: { text: 'must be a UUID' },
  is_fqdn: { text: 'must be a host name' },
  is_arn: { text: 'must be an ARN (Amazon Resource Name)' },
  is_label: { text: 'must be a label: letters, digits, and - _ . between them' },
  matches_regex: { text: 'does not have the expected format' },
  invalid: { text: 'is not valid' },
  enum: { entry: { choices: ['us', 7, { toString: 1 }] }, text: 'is not one of the allowed values (us, 7)' },
  dependent_fields: {
    entry: { dependents: ['full_name', 'organization'] },
    text: 'needs other fields as well (Full name, Organization)',
  },
  min: { entry: { minimum: 0 }, text: 'is too small (at least 0)' },
  min_length: { entry: { minimum: 8 }, text: 'is too short (at least 8)' },
  min_digits: { entry: { minimum: 1 }, text: 'has too few digits (at least 1)' },
  min_lowercase: { entry: { minimum: 1 }, text: 'has too few lowercase letters (at least 1)' },
  min_uppercase: { entry: { minimum: 1 }, text: 'has too few uppercase letters (at least 1)' },
  min_symbols: { entry: { minimum: 1 }, text: 'has too few special characters (at least 1)' },
  min_items: { entry: { minimum: 1 }, text: 'has too few entries (at least 1)' },
  max: { entry: { maximum: 9 }, text: 'is too large (at most 9)' },
  max_length: { entry: { maximum: 255 }, text: 'is too long (at most 255)' },
  max_items: { entry: { maximum: 20 }, text: 'has too many entries (at most 20)' },
  is_supported_network_availability_zone_list: { text: 'names availability zones that are not supported' },
  is_supported_network_cidr_block: { text: 'is a network range that is not supported' },
  is_supported_provider_region: { text: 'is a region that is not supported' },
}

const refusal = (...entries: object[]) => ({
  code: 'invalid',
  status: 400,
  problem: readProblem({ detail: 'Detail.', invalid_parameters: entries }),
})

for (const [rule, { entry = {}, text }] of Object.entries(codes)) {
  test(`the rule ${rule} has words in every language, with its bounds and without`, async () => {
    const said = new Set<string>()
    for (const language of languages) {
      await loadMessages(language, ['errors'])
      const t = messagesFor({ language }, 'errors')
      const whole = errorText(refusal({ field: 'x', rule, ...entry }), t)
      if (language === 'en') assert.equal(whole, `X ${text}`)
      const bare = errorText(refusal({ field: 'x', rule }), t)
      assert.doesNotMatch(bare, /undefined|rule_|{{|\(\)|Detail/)
      said.add(bare)
    }
    assert.equal(said.size, languages.length)
  })
}

test('the words of the server come first; a rule that nobody knows is still a refusal', async () => {
  await loadMessages('en', ['errors'])
  const t = messagesFor({ language: 'en' }, 'errors')
  const said = (entry: object) => errorText(refusal(entry), t)
  assert.equal(said({ field: 'email', rule: 'required', reason: 'is wanted' }), 'Email is wanted')
  assert.equal(said({ field: 'email', rule: 'is_moored' }), 'Email is not valid')
  assert.equal(said({ field: 'email' }), 'Detail.')
  assert.equal(
    said({ field: 'email', rule: 'enum', choices: 'us' }),
    'Email is not one of the allowed values',
  )
  assert.equal(said({ rule: 'min', minimum: 'x' }), 'Is too small')
})

test('fields have the words of their rules as well', async () => {
  await loadMessages('de', ['errors'])
  const { problem } = refusal(
    { field: 'full_name', rule: 'required' },
    { field: 'data.email', reason: 'ist vergeben' },
  )
  assert.deepEqual(
    [...fieldTexts(problem, messagesFor({ language: 'de' }, 'errors'))],
    [
      ['fullName', 'Muss angegeben sein'],
      ['email', 'Ist vergeben'],
    ],
  )
})
