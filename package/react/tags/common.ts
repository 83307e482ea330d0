// Generated from the declarations in elements/ by `npm run manifest`.

export const properties = ['apiBaseUrl', 'authBaseUrl', 'portalId', 'userEntity', 'theme', 'shadow', 'css', 'loginHref', 'headingLevel', 'texts']
export const events = ['element-error', 'session-change', 'navigate']
