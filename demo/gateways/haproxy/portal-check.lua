-- The action `lua.portal_check` asks the portal whether a request may pass. The variable txn.portal_query names its version and scopes.
-- It needs the environment variables PORTAL (host:port) and GATEWAY_KEY.

local endpoint = "http://" .. os.getenv("PORTAL") .. "/gateway/v1/check?"
local gateway_key = os.getenv("GATEWAY_KEY")

local passed_to_api = {
  "x-portal-application",
  "x-portal-application-id",
  "x-portal-developer-id",
  "x-portal-credential-id",
  "x-portal-version",
  "x-portal-scopes",
}

-- Of the connection or the body of the client's request, which the check has not.
local not_sent = {
  "connection", "content-length", "expect", "host", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
}

local passed_to_client = { "content-type", "content-language", "www-authenticate", "x-portal-reason" }

local function refuse(txn, status, headers, body)
  local reply = txn:reply()
  reply:set_status(status)
  for name, value in pairs(headers) do
    reply:add_header(name, value)
  end
  reply:set_body(body)
  txn:done(reply)
end

local function values_of(headers)
  local values = {}
  for name, list in pairs(headers) do
    values[name] = {}
    -- The first has the index 0.
    for _, value in pairs(list) do
      table.insert(values[name], value)
    end
  end
  return values
end

core.register_action("portal_check", { "http-req" }, function(txn)
  local headers = values_of(txn.http:req_get_headers())
  for _, name in ipairs(not_sent) do
    headers[name] = nil
  end
  headers["x-portal-gateway-key"] = { gateway_key }
  -- For keys in the query.
  headers["x-original-uri"] = { txn.sf:pathq() }

  local response = core.httpclient():get({
    url = endpoint .. txn:get_var("txn.portal_query"),
    headers = headers,
    timeout = 5000,
  })

  if response.status == 200 then
    for _, name in ipairs(passed_to_api) do
      txn.http:req_set_header(name, response.headers[name] and response.headers[name][0] or "")
    end
  elseif response.status == 401 or response.status == 403 then
    local shown = {}
    for _, name in ipairs(passed_to_client) do
      shown[name] = response.headers[name] and response.headers[name][0]
    end
    refuse(txn, response.status, shown, response.body)
  else
    -- The portal does not answer, or not to this gateway: nothing passes.
    local body = '{"status":503,"title":"Service Unavailable"}'
    refuse(txn, 503, { ["content-type"] = "application/problem+json", ["retry-after"] = "5" }, body)
  end
end)
