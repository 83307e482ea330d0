select toInt32(intDiv(toUnixTimestamp64Milli(started_at) - 1774636200000, 86400000)) as bucket, product_version_id as k0, toFloat64(count()) as requests from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0;

select toInt32(intDiv(toUnixTimestamp64Milli(started_at) - 1774636200000, 86400000)) as bucket, product_version_id as k0, toFloat64(count()) as requests, quantileExact(0.9899999999)(latency_ms) as value from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0;

select toInt32(intDiv(toUnixTimestamp64Milli(started_at) - 1774636200000, 3600000)) as bucket, product_version_id as k0, toFloat64(count()) as requests from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and floor(status / 100) in (4) and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0;

select 0 as bucket, status as k0, toFloat64(count()) as requests from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and floor(status / 100) in (4) and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0;

select 0 as bucket, floor(status / 100) as k0, toFloat64(count()) as requests from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0;

select 0 as bucket, toFloat64(count()) as requests, quantileExact(0.9899999999)(latency_ms) as value from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket;

select 0 as bucket, application_id as k0, floor(status / 100) as k1, toFloat64(count()) as requests from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10', '0b9fb2b1-5f5e-4b7c-9d8e-6c1f7f3a2d20') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0, k1;

select 0 as bucket, status as k0, toFloat64(count()) as requests, quantileExact(0.4999999999)(request_bytes) as value from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket, k0;

select 0 as bucket, toFloat64(count()) as requests, quantileExact(0.9499999999)(response_bytes) as value from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and product_version_id not in ('0b9fb2b1-5f5e-4b7c-9d8e-6c1f7f3a2d20') and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket;

select 0 as bucket, toFloat64(count()) as requests from `portal`.traffic_requests
  where application_id in ('e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10') and 1 = 0 and started_at >= '2026-03-27 18:30:00.000' and started_at < '2026-03-30 12:00:00.000' group by bucket;

select * from `portal`.traffic_requests where started_at >= '2026-03-28 00:00:00.000' and application_id = 'e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10'
  order by started_at desc, request_id, path, latency_ms limit 26 offset 0;

select * from `portal`.traffic_requests where started_at >= '2026-03-28 00:00:00.000' and application_id = 'e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10' and started_at <= '2026-03-28 01:00:00.000' and status >= 500 and status < 600
  order by started_at desc, request_id, path, latency_ms limit 26 offset 2;

select * from (select * from `portal`.traffic_requests where started_at >= '2026-03-28 00:00:00.000' and application_id = 'e5a36c8c-3f3f-4c37-8a52-1d9d9c7e4f10' and credential_id = '0b9fb2b1-5f5e-4b7c-9d8e-6c1f7f3a2d20' and request_id = unhex('69742773') and reason = unhex('6b65795f7265766f6b6564') offset 0) found
  order by started_at desc, request_id, path, latency_ms limit 26 offset 0;

select * from `portal`.traffic_requests where started_at >= '2026-03-28 00:00:00.000'
  order by started_at desc, request_id, path, latency_ms limit 26 offset 0;
