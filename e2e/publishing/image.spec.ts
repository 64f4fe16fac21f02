/** Does the steps of the Dockerfile one by one, and starts what comes of them with nothing but these files. */
import { buildImage, canBuildImages, downloadSize, removeImage, startImage } from '../support/image.ts';
import { onLanding } from '../support/on-landing.ts';
import { expect, test } from '../support/site.ts';

let canBuild = false;
test.beforeAll(() => {
  canBuild = canBuildImages();
});
test.beforeEach(() => test.skip(!canBuild, 'the steps of the Dockerfile need Debian, as root'));

test('the image of the site starts without a shell, and is healthy', onLanding, async ({ request }) => {
  const image = buildImage('site');
  const { url, isHealthy, stop } = await startImage(image);
  try {
    const response = await request.get(`${url}hash-text`, { headers: { 'accept-encoding': 'br' } });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-encoding']).toBe('br');
    expect(isHealthy()).toBe(true);
  } finally {
    stop();
  }
});

test('the image of the server starts without a shell, and is healthy', onLanding, async ({ request }) => {
  const image = buildImage('server');
  const { url, isHealthy, stop } = await startImage(image, (port) => ['--port', port]);
  try {
    const answer = await request.get(`${url}api/v1/url-encoder/encode?input=a%20b`);
    expect(await answer.text()).toBe('a%20b');
    expect((await request.get(`${url}hash-text`)).status()).toBe(200);
    expect(isHealthy()).toBe(true);
  } finally {
    stop();
  }
});

for (const [name, most] of [
  ['site', 25_000_000],
  ['server', 100_000_000],
] as const)
  test(`the image of the ${name} is a small download`, () => {
    const image = buildImage(name);
    try {
      expect(downloadSize(image)).toBeLessThan(most);
    } finally {
      removeImage(image);
    }
  });
