import guide from './try-it/guide'
import oauth from './try-it/oauth'
import tryIt from './try-it/try-it'

export default { guide, oauth, 'try-it': tryIt }
