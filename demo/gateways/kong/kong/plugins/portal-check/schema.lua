local typedefs = require("kong.db.schema.typedefs")

return {
  name = "portal-check",
  fields = {
    { protocols = typedefs.protocols_http },
    {
      config = {
        type = "record",
        fields = {
          -- Of the portal, or of portal-gateway: http://127.0.0.1:4000
          { url = typedefs.url({ required = true }) },
          { gateway_key = { type = "string", encrypted = true, referenceable = true } },
          { version = { type = "string", required = true } },
          { scopes = { type = "array", elements = { type = "string" }, default = {} } },
          -- Removed before the request goes to the API.
          { key_names = { type = "array", elements = { type = "string" }, default = { "X-Api-Key" } } },
          { timeout = { type = "integer", default = 5000 } },
        },
      },
    },
  },
}
