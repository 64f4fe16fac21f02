/** Downloads a result under another name and in another form. */
import { useToolSession } from '#page/session/use-tool-session.ts';
import { SaveForms } from './save-forms.tsx';

const forms = [{ fileName: 'docker-compose.yml' }, { operation: 'png', extension: 'png' }];

function Layout() {
  return <SaveForms session={useToolSession()} value="services: {}" forms={forms} />;
}

export const Shown = () => <Layout />;
