-- Asks the portal whether a request may pass. docs/gateways/recipes.md explains it.

local http = require("resty.http")

local PortalCheck = {
  -- Where Kong's own plugins for authentication are.
  PRIORITY = 1000,
  VERSION = "0.1.0",
}

local passed_to_api = {
  "x-portal-application",
  "x-portal-application-id",
  "x-portal-developer-id",
  "x-portal-credential-id",
  "x-portal-version",
  "x-portal-scopes",
}

local passed_to_client = { "content-type", "content-language", "www-authenticate", "x-portal-reason" }

-- Of the connection or the body of the client's request, which the check has not.
local not_sent = {
  "connection", "content-length", "expect", "host", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
}

-- What a client writes into these does not count. Kong writes the other X-Forwarded-… itself.
local removed = {
  "forwarded", "x-forwarded-method", "x-forwarded-uri", "x-original-uri", "x-original-url", "x-portal-gateway-key", "x-portal-reason",
}

local function is_of_gateways(name)
  return name:find("^x%-portal%-") or name:find("^x%-forwarded%-") or name:find("^x%-original%-") or name == "forwarded"
end

local function escaped(value)
  return (value:gsub("[^%w%-._~/:]", function(character)
    return string.format("%%%02X", character:byte())
  end))
end

local function unavailable()
  return kong.response.exit(503, { status = 503, title = "Service Unavailable" }, {
    ["Content-Type"] = "application/problem+json",
    ["Retry-After"] = "5",
  })
end

function PortalCheck:access(conf)
  for _, name in ipairs(removed) do
    kong.service.request.clear_header(name)
  end
  local headers = {}
  for name, value in pairs(kong.request.get_headers(1000)) do
    if not is_of_gateways(name:lower()) then
      headers[name:lower()] = value
    end
  end
  for _, name in ipairs(not_sent) do
    headers[name] = nil
  end
  headers["x-portal-gateway-key"] = conf.gateway_key
  -- For keys in the query.
  headers["x-original-uri"] = kong.request.get_path_with_query()

  local client = http.new()
  client:set_timeout(conf.timeout)
  local query = "?version=" .. escaped(conf.version) .. "&scope=" .. escaped(table.concat(conf.scopes, " "))
  local response, problem = client:request_uri(conf.url .. "/gateway/v1/check" .. query, {
    method = "GET",
    headers = headers,
  })
  if not response then
    kong.log.err("The portal does not answer: ", problem)
    return unavailable()
  end

  if response.status == 200 then
    for _, name in ipairs(passed_to_api) do
      kong.service.request.set_header(name, response.headers[name] or "")
    end
    kong.service.request.clear_header("authorization")
    for _, name in ipairs(conf.key_names) do
      kong.service.request.clear_header(name)
    end
  elseif response.status == 401 or response.status == 403 then
    local shown = {}
    for _, name in ipairs(passed_to_client) do
      shown[name] = response.headers[name]
    end
    return kong.response.exit(response.status, response.body, shown)
  else
    kong.log.err("The portal does not answer this gateway: ", response.status)
    return unavailable()
  end
end

return PortalCheck
