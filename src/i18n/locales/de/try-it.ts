import oauth from './try-it/oauth'
import tryIt from './try-it/try-it'

export default { oauth, 'try-it': tryIt }
