import { defineKind } from '#core/kind.ts';

const command =
  /(?:^|[\s/\\])(?:docker|podman|nerdctl)(?:\.exe)?(?:\s+-{1,2}[\w-]+(?:=\S+)?)*\s+(?:container\s+)?(?:run|create)\s/;

/** Commands that start containers, such as `docker run`. */
export default defineKind({
  repr: 'text',
  base: 'text',
  extension: 'sh',
  mime: 'application/x-sh',
  detect: (text) => (command.test(text) ? 0.95 : 0),
});
