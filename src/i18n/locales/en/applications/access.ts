export default {
  access: 'Access to this API',
  scopes: 'Available scopes',
  key_auth: 'API key',
  client_credentials: 'Client ID and secret from this portal',
  self_managed_client_credentials: 'Client of your own identity provider',
  methodBearer: 'bearer token',
  methodSession: 'session cookie',
  methodClientCredentials: 'client credentials',
} as const
