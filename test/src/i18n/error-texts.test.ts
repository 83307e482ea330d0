import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import {
  errorText,
  type FailedRequest,
  formErrorText,
  type Language,
  languages,
  loadMessages,
  messagesFor,
  type Translate,
} from '../../../src/i18n'
import { readProblem } from '../../../src/lib/problem'

let t: Translate<'errors'>
before(async () => {
  await loadMessages('en', ['errors'])
  t = messagesFor({ language: 'en' }, 'errors')
})

const refusal = (status: number, body: unknown, statusText = ''): FailedRequest => ({
  code: 'unexpected',
  status,
  statusText,
  problem: readProblem(body),
})

const everything = {
  title: 'Bad Request',
  detail: 'Detail of the body.',
  invalid_parameters: [{ field: 'email', reason: 'email is taken' }],
  errors: [{ detail: 'password does not meet the requirements: 8 characters, one digit' }],
}

const ofUser = (failure: FailedRequest, custom?: string) =>
  formErrorText(failure, t, { userEntity: 'user', custom })
const ofDeveloper = (failure: FailedRequest) => formErrorText(failure, t, { userEntity: 'developer' }).text

test('the text of the embedder comes before all others', () => {
  assert.equal(ofUser(refusal(401, everything), 'Ours').text, 'Ours')
})

test('password requirements become a heading and bullets, whatever the status', () => {
  assert.deepEqual(ofUser(refusal(403, everything)), {
    text: 'Password does not meet the requirements',
    bullets: ['8 characters', 'one digit'],
  })
})

test('requirements that the detail lists as well are shown in its language', () => {
  const shown = (detail: string) => {
    const { text, bullets } = ofUser(refusal(400, { ...everything, detail }))
    return [text, ...bullets]
  }
  const german = ['Das Passwort erfüllt die Anforderungen nicht', '8 Zeichen', 'eine Ziffer']
  const english = ['Password does not meet the requirements', '8 characters', 'one digit']
  assert.deepEqual(shown('das Passwort erfüllt die Anforderungen nicht: 8 Zeichen, eine Ziffer'), german)
  assert.deepEqual(
    shown('Mot de passe trop faible : 8 caractères, un chiffre')[0],
    'Mot de passe trop faible',
  )
  for (const other of ['Bad Request', 'Bad Request: see errors', 'Bad Request:', ': a, b'])
    assert.deepEqual(shown(other), english, other)
})

const inLanguage = async (language: Language) => {
  await loadMessages(language, ['errors', 'forms', 'register', 'passwords', 'invitation', 'applications'])
  return (body: unknown) =>
    formErrorText(refusal(400, body), messagesFor({ language }, 'errors'), { userEntity: 'user' }).text
}

test('a field is called what it is called on the page, in every language', async () => {
  for (const language of languages) {
    const said = await inLanguage(language)
    const forms = messagesFor({ language }, 'forms')
    const passwords = messagesFor({ language }, 'passwords')
    const applications = messagesFor({ language }, 'applications')
    // In English two fields keep the names by which servers call them, as they always have.
    const labels: Record<string, string> = {
      email: forms('email'),
      username: language === 'en' ? 'Username' : forms('email'),
      'data.fullName': forms('fullName'),
      full_name: forms('fullName'),
      preferred_name: messagesFor({ language }, 'invitation')('preferredName').replace(/ \(.*/, ''),
      organization: messagesFor({ language }, 'register')('organization'),
      registrationCode: messagesFor({ language }, 'register')('accessCode'),
      defaultRegion: messagesFor({ language }, 'register')('region'),
      password: forms('password'),
      old_password: language === 'en' ? 'Old password' : passwords('current'),
      new_password: passwords('new'),
      name: applications('name'),
      display_name: applications('name'),
      description: applications('description'),
      auth_strategy_id: applications('authStrategy'),
      reference_id: applications('referenceId'),
      redirect_uri: applications('redirectUri'),
      scopes: applications('scopes'),
    }
    for (const [field, label] of Object.entries(labels)) {
      const reasons = ['!!', `${field} !!`, `${label} !!`]
      for (const reason of reasons)
        assert.equal(said({ invalid_parameters: [{ field, reason }] }), `${label} !!`, language)
    }
  }
})

test('a field that nobody knows keeps a name that can be read', () => {
  const said = (field: string) => ofUser(refusal(400, { invalid_parameters: [{ field, reason: '!' }] })).text
  assert.deepEqual(['tax_number', 'taxNumber', 'scopes/0'].map(said), [
    'Tax number !',
    'Tax number !',
    'Scopes/0 !',
  ])
  for (const field of ['constructor', '__proto__', 'toString']) assert.match(said(field), / !$/)
})

test('fixed texts beat what the server says', () => {
  const { errors, ...body } = everything
  assert.ok(errors)
  const texts = [401, 403, 503, 429].map((status) => ofUser(refusal(status, body)).text)
  assert.deepEqual(texts, [
    'Incorrect username or password. Please try again.',
    'Invalid access code',
    'Service unavailable. Please try again later.',
    'Too many attempts. Please wait and try again shortly.',
  ])
})

test('what a server denies for another reason than an access code is told in its words', () => {
  const { errors, ...body } = everything
  assert.ok(errors)
  const said = (type: string) => ofUser(refusal(403, { detail: body.detail, type })).text
  assert.equal(said('/problems/access-denied'), 'Detail of the body.')
  assert.equal(said('/problems/invalid-access-code'), 'Invalid access code')
})

test('the first invalid parameter is shown as field and reason, the field named once', () => {
  const text = (field: string, reason: string) =>
    ofUser(
      refusal(400, {
        detail: 'Detail.',
        invalid_parameters: [
          { field, reason },
          { field: 'b', reason: 'c' },
        ],
      }),
    ).text
  assert.equal(text('email', 'email is taken'), 'Email is taken')
  assert.equal(text('email', 'is taken'), 'Email is taken')
  assert.equal(text('email', 'emails are taken'), 'Email emails are taken')
  assert.equal(text('full_name', 'full_name is missing'), 'Full name is missing')
  assert.equal(text('full_name', 'Full name is missing'), 'Full name is missing')
  assert.equal(text('', 'is missing'), 'Is missing')
})

test('then come the detail, the older detail, and status with its text', () => {
  assert.equal(ofUser(refusal(400, { detail: 'Detail.', errors: [{ detail: 'older' }] })).text, 'Detail.')
  assert.equal(ofUser(refusal(400, { errors: [{ detail: 'older' }] })).text, 'Older')
  assert.equal(
    ofUser(refusal(500, '<html>', 'Internal Server Error')).text,
    'Error 500: Internal Server Error',
  )
  assert.equal(ofUser(refusal(500, { title: 'Broken' })).text, 'Error 500: Broken')
  assert.equal(ofUser(refusal(500, '')).text, 'Error 500: Something went wrong. Please try again later.')
})

test('a locked account says so, with or without the words of the server', () => {
  const locked = 'Your account has been locked. Reset your password to log in now'
  assert.equal(ofUser(refusal(423, { detail: locked })).text, locked)
  assert.equal(ofUser(refusal(423, undefined)).text, locked)
})

test('without an answer the text says what happened', () => {
  assert.match(ofUser({ code: 'network' }).text, /could not be reached/)
  assert.match(ofUser({ code: 'timeout' }).text, /took too long/)
  assert.equal(ofUser({ code: 'unexpected', statusText: 'Blocked' }).text, 'Blocked')
  assert.match(ofUser({ code: 'unexpected' }).text, /went wrong/)
})

test('a disabled account of a developer waits for approval, whatever the status', () => {
  const pending = 'Your account is pending approval for access'
  assert.equal(ofDeveloper(refusal(401, { title: 'Account Disabled' })), pending)
  assert.equal(ofDeveloper(refusal(403, { title: 'disabled', detail: 'x' })), pending)
  assert.match(ofUser(refusal(401, { title: 'Account Disabled' })).text, /^Incorrect/)
})

test('a validation tree is read to its leaves, in friendly words where there are any', () => {
  const message = [
    { constraints: { isEmail: 'email must be an email', length: 'email is too long' } },
    {
      children: [
        { constraints: { isEmail: 'again' }, children: [{ constraints: { toString: 'deep down' } }] },
      ],
    },
  ]
  const expected = 'Email must be a valid email address, Email is too long, Deep down'
  assert.equal(ofDeveloper(refusal(401, { message })), expected)
  assert.equal(errorText(refusal(400, { message }), t), expected)
})

test('a screen says what is wrong in words for a reader', () => {
  const said = (code: string, body?: unknown) => errorText({ code, problem: readProblem(body) }, t)
  assert.match(said('network'), /could not be reached/)
  assert.equal(said('no-session'), 'Please log in to see this.')
  assert.match(said('session-expired', { detail: 'x' }), /session has ended/)
  assert.equal(said('forbidden'), 'Sorry. You are not authorized to view this page.')
  assert.equal(said('forbidden', { detail: 'Quota exceeded.' }), 'Quota exceeded.')
  assert.match(said('unexpected'), /went wrong/)
  assert.equal(said('unexpected', { detail: 'Newer.', errors: [{ detail: 'older' }] }), 'Newer.')
  assert.equal(said('forbidden', { errors: [{ detail: 'older' }] }), 'Older')
  const unread = refusal(502, '<html>', 'Bad Gateway')
  assert.equal(errorText(unread, t), 'Error 502: Bad Gateway')
  assert.equal(errorText({ ...unread, code: 'unavailable' }, t), ofUser(refusal(503, '')).text)
})

test('a failure of the server has the ID of its request, which its log has too; a refusal has none', () => {
  const body = { title: 'Internal Server Error', instance: 'trace:1f' }
  const id = '(Request ID: trace:1f)'
  assert.equal(errorText(refusal(500, body), t), `Error 500: Internal Server Error ${id}`)
  assert.equal(ofUser(refusal(500, body)).text, `Error 500: Internal Server Error ${id}`)
  assert.equal(errorText(refusal(400, { ...body, detail: 'Odd.' }), t), 'Odd.')
  assert.equal(ofUser(refusal(403, body)).text, 'Invalid access code')
})
