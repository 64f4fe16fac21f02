import { choice, flag, text } from '#core/fields.ts';
import { defineTool } from '#core/tool.ts';

const names = { group: 'names' } as const;
const form = { group: 'form' } as const;

const translation = {
  serviceName: choice(['image', 'container'], 'image'),
  volumes: choice(['docker', 'project', 'external'], 'docker', names),
  networks: choice(['external', 'project'], 'external', names),
  project: text('', { maxLength: 100, pattern: '(?:[a-z0-9][a-z0-9_-]*)?', ...names }),
  limits: choice(['service', 'deploy'], 'service', form),
  gpus: choice(['gpus', 'deploy'], 'gpus', form),
  environment: choice(['map', 'list'], 'map'),
  order: choice(['fixed', 'typed'], 'fixed', form),
  shell: choice(['auto', 'posix', 'powershell', 'cmd'], 'auto'),
  secrets: flag(),
  existing: text('', { multiline: true, document: 'compose', kind: 'compose' }),
};

const indent = choice(['2', '4'], '2', form);

const web = 'services:\n  web:\n    image: nginx:1.27\n    restart: always\n    ports:\n      - "8080:80"\n';
const database =
  'services:\n  db:\n    image: postgres:16\n    environment:\n      POSTGRES_PASSWORD: secret\n    volumes:\n      - data:/var/lib/postgresql/data\nvolumes:\n  data:\n';

const first =
  'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx';

export default defineTool({
  category: 'development',
  icon: 'brand-docker',
  createdAt: '2026-11-22',
  shortName: 'docker',
  page: { initialInput: first, operations: ['toCompose', 'toRun', 'toKubernetes', 'toQuadlet'] },
  operations: {
    toCompose: {
      fileName: 'compose.yaml',
      // Compose still reads the file by its first name; many projects keep it.
      saveAs: [{ fileName: 'docker-compose.yml' }],
      input: 'docker-run',
      output: 'compose',
      inverse: 'toRun',
      details: 'report',
      primary: ['serviceName', 'environment', 'secrets'],
      options: { ...translation, indent },
      examples: [
        {
          id: 'portsAndVolumes',
          input: first,
          output:
            'services:\n  nginx:\n    image: nginx\n    restart: always\n    ports:\n      - "80:80"\n    volumes:\n      - /var/run/docker.sock:/tmp/docker.sock:ro\n    logging:\n      options:\n        max-size: 1g\n',
        },
        {
          id: 'passwordToEnv',
          input:
            'docker run -d --name db \\\n  -e POSTGRES_PASSWORD=secret \\\n  -v data:/var/lib/postgresql/data \\\n  postgres:16',
          options: { serviceName: 'container', secrets: true },
          output: `services:\n  db:\n    image: postgres:16\n    container_name: db\n    environment:\n      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD}\n    volumes:\n      - data:/var/lib/postgresql/data\nvolumes:\n  data:\n    name: data\n`,
        },
        {
          id: 'limits',
          input: 'docker run -d --memory 512m --cpus 1.5 --env-file .env redis:7',
          output:
            'services:\n  redis:\n    image: redis:7\n    env_file:\n      - .env\n    cpus: 1.5\n    mem_limit: 512m\n',
        },
        {
          id: 'powershell',
          input: 'docker run -d `\n  -v $PWD/site:/usr/share/nginx/html:ro `\n  -p 8080:80 nginx',
          output:
            'services:\n  nginx:\n    image: nginx\n    ports:\n      - "8080:80"\n    volumes:\n      - ./site:/usr/share/nginx/html:ro\n',
        },
        {
          id: 'gpu',
          input: 'docker run -d --gpus all -p 11434:11434 -v ollama:/root/.ollama ollama/ollama',
          output:
            'services:\n  ollama:\n    image: ollama/ollama\n    ports:\n      - "11434:11434"\n    volumes:\n      - ollama:/root/.ollama\n    gpus: all\nvolumes:\n  ollama:\n    name: ollama\n',
        },
      ],
    },
    toRun: {
      input: 'compose',
      output: 'docker-run',
      inverse: 'toCompose',
      primary: ['service', 'lines'],
      options: { service: text('', { maxLength: 100 }), lines: flag(true) },
      examples: [
        {
          id: 'webServer',
          input: 'services:\n  web:\n    image: nginx\n    restart: always\n    ports:\n      - "8080:80"\n',
          output: 'docker run -d \\\n  --restart always \\\n  --publish 8080:80 \\\n  nginx\n',
        },
        {
          id: 'onOneLine',
          input: 'services:\n  cache:\n    image: redis:7\n    command: redis-server --save 60 1\n',
          options: { lines: false },
          output: 'docker run -d redis:7 redis-server --save 60 1\n',
        },
      ],
    },
    toKubernetes: {
      fileName: 'kubernetes.yaml',
      input: 'compose',
      alsoTakes: { 'docker-run': {} },
      output: 'yaml',
      primary: ['workload', 'serviceType', 'variables'],
      options: {
        workload: choice(['auto', 'deployment', 'statefulSet'], 'auto'),
        serviceType: choice(['ClusterIP', 'NodePort', 'LoadBalancer'], 'ClusterIP'),
        variables: choice(['configMap', 'container'], 'configMap'),
        storage: text('1Gi', { maxLength: 20, pattern: String.raw`\d+(?:\.\d+)?(?:[kMGTPE]|[KMGTPE]i)?` }),
        indent,
      },
      examples: [
        {
          id: 'webToCluster',
          input: web,
          options: { serviceType: 'LoadBalancer' },
          output:
            'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\n  labels:\n    app.kubernetes.io/name: web\nspec:\n  replicas: 1\n  selector:\n    matchLabels:\n      app.kubernetes.io/name: web\n  template:\n    metadata:\n      labels:\n        app.kubernetes.io/name: web\n    spec:\n      containers:\n        - name: web\n          image: nginx:1.27\n          ports:\n            - containerPort: 80\n---\napiVersion: v1\nkind: Service\nmetadata:\n  name: web\n  labels:\n    app.kubernetes.io/name: web\nspec:\n  type: LoadBalancer\n  selector:\n    app.kubernetes.io/name: web\n  ports:\n    - port: 8080\n      targetPort: 80\n',
        },
        {
          id: 'dataToCluster',
          input: database,
          output:
            'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata:\n  name: data\nspec:\n  accessModes:\n    - ReadWriteOnce\n  resources:\n    requests:\n      storage: 1Gi\n---\napiVersion: v1\nkind: Secret\nmetadata:\n  name: db-secret\n  labels:\n    app.kubernetes.io/name: db\ntype: Opaque\nstringData:\n  POSTGRES_PASSWORD: secret\n---\napiVersion: apps/v1\nkind: StatefulSet\nmetadata:\n  name: db\n  labels:\n    app.kubernetes.io/name: db\nspec:\n  serviceName: db\n  replicas: 1\n  selector:\n    matchLabels:\n      app.kubernetes.io/name: db\n  template:\n    metadata:\n      labels:\n        app.kubernetes.io/name: db\n    spec:\n      containers:\n        - name: db\n          image: postgres:16\n          envFrom:\n            - secretRef:\n                name: db-secret\n          volumeMounts:\n            - name: data\n              mountPath: /var/lib/postgresql/data\n      volumes:\n        - name: data\n          persistentVolumeClaim:\n            claimName: data\n---\napiVersion: v1\nkind: Service\nmetadata:\n  name: db\n  labels:\n    app.kubernetes.io/name: db\nspec:\n  clusterIP: None\n  selector:\n    app.kubernetes.io/name: db\n',
        },
      ],
    },
    toQuadlet: {
      fileName: 'compose.quadlets',
      input: 'compose',
      alsoTakes: { 'docker-run': {} },
      output: 'text',
      examples: [
        {
          id: 'webToUnit',
          input: web,
          output:
            '# FileName=web\n[Container]\nImage=docker.io/library/nginx:1.27\nContainerName=web\nPublishPort=8080:80\n\n[Service]\nRestart=always\n\n[Install]\nWantedBy=default.target\n',
        },
        {
          id: 'dataToUnit',
          input: database,
          output:
            '# FileName=db\n[Container]\nImage=docker.io/library/postgres:16\nContainerName=db\nEnvironment=POSTGRES_PASSWORD=secret\nVolume=data.volume:/var/lib/postgresql/data\n---\n# FileName=data\n[Volume]\n',
        },
      ],
    },
    report: {
      input: 'docker-run',
      output: { env: 'text', translated: 'csv', leftOut: 'csv', unknown: 'csv' },
      headline: 'translated',
      options: translation,
      examples: [
        {
          id: 'leftOut',
          input: 'docker run -d -p 8080:80 nginx',
          output: {
            translated: 'option,key\n-p 8080:80,ports',
            leftOut: 'option,reason\n-d,“docker compose up -d” starts containers in the background.',
          },
        },
        {
          id: 'unknownOption',
          input: 'docker run --rm --colour red alpine',
          output: {
            translated: null,
            leftOut: 'option,reason\n--rm,“docker compose down” removes the containers.',
            unknown: 'option\n--colour',
          },
        },
      ],
    },
  },
});
