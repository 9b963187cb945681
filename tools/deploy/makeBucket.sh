#!/bin/sh
# The bucket, closed to the public, and a user who may use it. Safe to run again: a new S3_SECRET_ACCESS_KEY replaces
# the old one.
set -eu
mc alias set store "$S3_ENDPOINT" "$MINIO_ROOT_USER" "$MINIO_ROOT_PASSWORD" >/dev/null
mc mb --ignore-existing "store/$S3_BUCKET"
mc anonymous set none "store/$S3_BUCKET"
mc admin user add store "$S3_ACCESS_KEY_ID" "$S3_SECRET_ACCESS_KEY"
mc admin policy create store haulbid /deploy/bucketPolicy.json
# Refused if already attached.
mc admin policy attach store haulbid --user "$S3_ACCESS_KEY_ID" ||
  mc admin policy entities store --user "$S3_ACCESS_KEY_ID" | grep -q haulbid
