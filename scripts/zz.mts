import { serveSite } from './serve.ts';
const { url } = await serveSite('dist/site', { port: 4810 });
console.log(url);
