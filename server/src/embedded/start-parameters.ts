/** How the engine becomes a server that keeps what it has acknowledged, and no larger than it needs to be. */
export const durableSettings: readonly string[] = [
  'fsync=on',
  // The only method under which this build really writes its log through to the disk.
  'wal_sync_method=open_datasync',
  // One session needs little; the default of 128 MB is memory taken from the machine.
  'shared_buffers=16MB',
  // Nothing shrinks the log but a checkpoint, and that only down to these limits.
  'max_wal_size=64MB',
  'min_wal_size=32MB',
]

export const memorySettings: readonly string[] = ['shared_buffers=16MB']
