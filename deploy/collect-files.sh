#!/bin/sh
# Copies files, and the libraries that programs among them are linked to, into a folder: the root of an image with
# nothing else in it.
#   sh deploy/collect-files.sh FOLDER FILE...
set -eu
folder=$1
shift
mkdir -p "$folder/tmp"
chmod 1777 "$folder/tmp"
for named in "$@"; do
  # Fails for a file that is linked to nothing.
  libraries=$(ldd "$named" 2>/dev/null | grep -o '/[^ ]*' || true)
  for file in "$named" $libraries; do
    mkdir -p "$folder$(dirname "$file")"
    cp -L "$file" "$folder$file"
  done
done
