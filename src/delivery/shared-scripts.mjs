// What runs inside the shared store, in one step each. The hash holds, for each tag, the number of the publish that expired
// it last, and three fields of its own: the number of the last publish, and two that change when the store forgot something.

/** Where the tag state lies: the same for all builds. */
export const TAGS_KEY = 'alethia:tags';
/** Where publishes are announced. */
export const TAGS_CHANNEL = 'alethia:expired';
export const EPOCH_FIELD = '#epoch';

/**
 * A store that was restarted may have lost what it was told last, so it begins anew, also where it keeps a copy on disk:
 * with another epoch, to which no entry and no instance belongs yet. ARGV[1] is the epoch to begin.
 */
const BEGIN = `
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%w+)') or ''
if redis.call('HGET', KEYS[1], '#run') ~= run or redis.call('HEXISTS', KEYS[1], '#epoch') == 0 then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], '#run', run, '#epoch', ARGV[1], '#version', 0)
end
`;

/** Answers the epoch and number of the last publish, and the whole hash to one who knows others (ARGV[2], ARGV[3]). */
export const LOOK = `${BEGIN}
local now = redis.call('HMGET', KEYS[1], '#epoch', '#version')
if now[1] == ARGV[2] and now[2] == ARGV[3] then return now end
return { now[1], now[2], redis.call('HGETALL', KEYS[1]) }
`;

/**
 * Expires the tags ARGV[5], ARGV[6] … and announces it. Beyond ARGV[3] tags, the older half becomes one expiry of the tag
 * ARGV[4], which every page carries: that makes too much stale, never too little.
 */
export const EXPIRE = `${BEGIN}
local version = redis.call('HINCRBY', KEYS[1], '#version', 1)
local tags = {}
for i = 5, #ARGV do
  redis.call('HSET', KEYS[1], ARGV[i], version)
  tags[#tags + 1] = ARGV[i]
end
local epoch = redis.call('HGET', KEYS[1], '#epoch')
if redis.call('HLEN', KEYS[1]) > tonumber(ARGV[3]) + 3 then
  local all = redis.call('HGETALL', KEYS[1])
  local versions = {}
  for i = 1, #all, 2 do
    if string.sub(all[i], 1, 1) ~= '#' then versions[#versions + 1] = tonumber(all[i + 1]) end
  end
  table.sort(versions)
  local cut = versions[math.ceil(#versions / 2)]
  for i = 1, #all, 2 do
    if string.sub(all[i], 1, 1) ~= '#' and all[i] ~= ARGV[4] and tonumber(all[i + 1]) <= cut then
      redis.call('HDEL', KEYS[1], all[i])
    end
  end
  if cut > tonumber(redis.call('HGET', KEYS[1], ARGV[4]) or 0) then redis.call('HSET', KEYS[1], ARGV[4], cut) end
end
redis.call('PUBLISH', '${TAGS_CHANNEL}', cjson.encode({ epoch = epoch, version = version, tags = tags, from = ARGV[2] }))
return { epoch, version }
`;
