#!/bin/sh
# The schedule of compose.yaml: a backup at the start and every day, the last BACKUP_DAYS of them kept.
while true; do
  if node src/server/commands/backup.ts "/backups/foothold-$(date +%F-%H%M%S).gz"; then
    # Only after one that worked, so that a fault never costs the last good one.
    find /backups -name 'foothold-*.gz' -mtime "+${BACKUP_DAYS:-14}" -delete
  fi
  sleep "${BACKUP_SECONDS:-86400}"
done
