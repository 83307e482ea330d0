-- Stands in for Kong: runs a plugin's `access` with the parts of Kong's plugin development kit and of lua-resty-http that it needs, as their
-- documentation describes them. Reads the request from standard input, and prints what Kong would do with it, both in JSON.

local json = require("cjson")
local socket_http = require("socket.http")
local ltn12 = require("ltn12")

local input = json.decode(io.read("*a"))
local exited = {}
local outcome = { headers = {} }
for name, value in pairs(input.headers) do
  outcome.headers[name:lower()] = value
end

kong = {
  request = {
    get_headers = function()
      local copy = {}
      for name, value in pairs(input.headers) do
        copy[name:lower()] = value
      end
      return copy
    end,
    get_path_with_query = function()
      return input.path
    end,
  },
  service = {
    request = {
      set_header = function(name, value)
        outcome.headers[name:lower()] = value
      end,
      clear_header = function(name)
        outcome.headers[name:lower()] = nil
      end,
    },
  },
  response = {
    -- Nothing of the plugin runs after it.
    exit = function(status, body, headers)
      outcome.exit = { status = status, body = type(body) == "table" and json.encode(body) or body, headers = headers }
      error(exited)
    end,
  },
  log = {
    err = function(...)
      io.stderr:write(table.concat({ ... }), "\n")
    end,
  },
}

package.preload["resty.http"] = function()
  local client = {}
  function client.new()
    return setmetatable({}, { __index = client })
  end
  function client:set_timeout(milliseconds)
    socket_http.TIMEOUT = milliseconds / 1000
  end
  function client:request_uri(url, options)
    local body = {}
    local ok, status, headers = socket_http.request({
      url = url,
      method = options.method,
      headers = options.headers,
      sink = ltn12.sink.table(body),
    })
    if not ok then
      return nil, status
    end
    return { status = status, headers = headers, body = table.concat(body) }
  end
  return client
end

local plugin = dofile("demo/gateways/kong/kong/plugins/portal-check/handler.lua")
local ok, problem = pcall(plugin.access, plugin, input.conf)
if not ok and problem ~= exited then
  error(problem)
end
print(json.encode(outcome))
