-- Each request from a network of its own, since the site limits what one visitor may make it render.
local count = 0
request = function()
  count = count + 1
  local from = string.format("10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256)
  wrk.headers["X-Forwarded-For"] = from
  return wrk.format()
end
