import type { SecurityScheme } from '../../reference'
import type { Translate } from '../../i18n'

/** How a scheme works, in a few words. */
export function schemeText(scheme: SecurityScheme, t: Translate<'reference'>): string {
  switch (scheme.type) {
    case 'apiKey': {
      const { parameter } = scheme
      if (scheme.in === 'header') return t('keyInHeader', { parameter })
      if (scheme.in === 'cookie') return t('keyInCookie', { parameter })
      return t('keyInQuery', { parameter })
    }
    case 'http': {
      if (scheme.scheme === 'basic') return t('basic')
      if (scheme.scheme !== 'bearer') return t('httpScheme', { scheme: scheme.scheme })
      return scheme.bearerFormat ? t('bearerFormat', { format: scheme.bearerFormat }) : t('bearer')
    }
    case 'oauth2':
      return t('oauth2')
    case 'openIdConnect':
      return t('openIdConnect')
    case 'mutualTLS':
      return t('mutualTls')
    case 'unknown':
      return scheme.written
  }
}
