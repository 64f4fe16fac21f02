import { expect, open, pasteByKeys, resultText, test } from '../../../e2e/support/site.ts';

test('commands become a Compose file, and it becomes commands again', async ({ page }) => {
  await open(page, 'docker-run-to-docker-compose-converter');
  await expect.poll(() => resultText(page)).toContain('- "80:80"');

  await test.step('it is downloaded by either name', async () => {
    for (const [button, fileName] of [
      ['Download', 'compose.yaml'],
      ['Download as docker-compose.yml', 'docker-compose.yml'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: button, exact: true }).focus();
      await page.keyboard.press('Enter');
      expect((await saving).suggestedFilename()).toBe(fileName);
    }
  });

  await test.step('options without a Compose key are reported and listed', async () => {
    await pasteByKeys(page, 'docker run -d --name db \\\n  -e DB_PASSWORD=secret \\\n  postgres:16');
    await expect.poll(() => resultText(page)).toContain('DB_PASSWORD: secret');
    await expect(page.getByText(/^Not needed in Compose: -d/).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: '-e DB_PASSWORD=secret' })).toBeVisible();
  });

  await test.step('secrets go to .env', async () => {
    await page.getByRole('checkbox', { name: 'Move secrets to .env' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => resultText(page)).toContain(`DB_PASSWORD: \${DB_PASSWORD}`);
    await expect(page.getByText('DB_PASSWORD=secret', { exact: true })).toBeVisible();
  });

  await test.step('and back', async () => {
    await page.getByRole('radio', { name: 'To docker run' }).check();
    await page.keyboard.press('ControlOrMeta+A');
    await pasteByKeys(page, 'services:\n  web:\n    image: nginx\n    ports: ["8080:80"]\n');
    await expect.poll(() => resultText(page)).toBe('docker run -d \\\n  --publish 8080:80 \\\n  nginx\n');
  });

  await test.step('many notices leave the result in view', async () => {
    await page.getByRole('radio', { name: 'To Kubernetes' }).check();
    await page.keyboard.press('ControlOrMeta+A');
    await pasteByKeys(
      page,
      'services:\n  web:\n    build: .\n    ports: ["8080:80"]\n    volumes: ["./a:/a", "/b:/b"]\n    env_file: .env\n    environment: [A]\n    init: true\n',
    );
    await expect.poll(() => resultText(page)).toContain('image: app-web');
    const folded = page.getByText('web: “init” was not converted.');
    await expect(folded).toBeHidden();
    await page.getByText('4 more', { exact: true }).click();
    await expect(folded).toBeVisible();
  });
});
