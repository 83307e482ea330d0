/**
 * Words that have no proper use in comments, documentation and texts, each with the term to use instead. They stand for pictures,
 * which a reader has to translate, and for second names of things that have one. A pattern is matched as whole words, without
 * regard to case. Names in code are judged by reading: a list makes wrong ones of them.
 */

/** @typedef {'comment' | 'docs' | 'text'} Kind Where a word stands; `text` is a string in the code. */
/** @typedef {{ pattern: string, use: string, kinds: readonly Kind[] }} Rule */

const EVERYWHERE = ['comment', 'docs', 'text']
const READ = ['comment', 'docs']

/** @type {(kinds: readonly Kind[], terms: Record<string, string>) => Rule[]} */
const rules = (kinds, terms) => Object.entries(terms).map(([pattern, use]) => ({ pattern, use, kinds }))

/** @type {readonly Rule[]} */
export const WORDS = [
  ...rules(EVERYWHERE, {
    'parted by': 'separated by',
    'mend(s|ed|ing)?': 'fix, handle',
    'who(m|se)?(so)?ever': 'the role: developer, user, operator, viewer',
    'post[ -]?office': 'mail queue',
    stationery: 'mail template',
    '(hold|holds|held|holding) (\\S+ ){0,3}against': 'validate against',
    'told by': 'depends on; of schemas: discriminator',
    'what (one|you|we|somebody) gives?': 'input, value',
    'somebody|anybody': 'the role: developer, user, operator, viewer',
    'leads? nowhere': 'has no target, does not exist',
    'opens? nothing': 'is rejected, has no access',
    'good news': 'the name of what happened',
    'who(m)? is signed in': 'signed-in user, viewer',
    'as it came': 'raw',
    'body of the answer': 'response body',
    'where to go on': 'links',
    'way to a token': 'grant type',
    'that the process lives': 'liveness probe',
    '(make|makes|made) no sense': 'is invalid',
    'hears? of': 'is notified of',
    'lies in wait': 'is pending',
    'shut out': 'disabled, revoked',
    'turned away': 'rejected',
    withdrawn: 'deprecated, sunset',
    'colours?|coloured|colouring': 'color',
    'catalogues?': 'catalog',
    'licences?': 'license',
    'cancelled|cancelling': 'canceled, canceling',
    'organisations?': 'organization',
    'behaviours?': 'behavior',
    'centred?|centres?': 'center',
    'labelled|labelling': 'labeled, labeling',
    'honours?|honoured': 'honor',
    'unrecognised|recognised|recognises?': 'recognize',
  }),
  ...rules(READ, {
    stationer: 'mail template',
    'faced?|faces': 'state',
    'wears?|worn|wearing': 'render, style',
    '(un)?dress(es|ed|ing)?': 'render, style',
    'strangers?': 'third party, unknown',
    'sisters?': 'the name of the thing',
    'spoilt|spoiled|spoils?': 'invalid, corrupt',
    rude: 'conflicting, aggressive',
    'keepers?': 'the name of the thing',
    'doors?': 'the name of the thing',
  }),
  ...rules(['comment'], {
    rooms: 'layer, module, folder',
    'all the same': 'anyway, too',
    'under way': 'pending, in progress',
    'comes? along': 'is included, is loaded',
    'is good for': 'is valid for; its access',
    'arrows? (between|point|points|inside)': 'dependency rule',
    'draw|draws|drew|drawn|drawing': 'render, mount',
  }),
]
