/** Dockerfile and docker-compose.yml in containers: images, one site, several instances behind the reverse proxy. */
import '../../tests/docker/run.ts';
